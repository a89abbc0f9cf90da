import { describe, expect, it } from "vitest";
import { fromHex, hmac, inHex, sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
  ])("of %j is as published", (message, digest) => {
    expect(inHex(sha256(bytes(message)))).toBe(digest);
  });

  it("agrees with the browser's own for every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      expect(inHex(sha256(message))).toBe(inHex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
    }
  });
});

describe("HMAC", () => {
  it("is as RFC 4231 has it", () => {
    const key = new Uint8Array(20).fill(0x0b);
    expect(inHex(hmac(key, bytes("Hi There")))).toBe(
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    );
  });

  it("agrees with the browser's own for keys up to and over a block", async () => {
    for (const length of [1, 32, 63, 64, 65, 131]) {
      const key = Uint8Array.from({ length }, (_, index) => index % 256);
      const theirs = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      const signed = new Uint8Array(await crypto.subtle.sign("HMAC", theirs, bytes("12")));
      expect(inHex(hmac(key, bytes("12")))).toBe(inHex(signed));
    }
  });
});

it("reads what it writes, and nothing else", () => {
  expect(Array.from(fromHex(inHex(bytes("river")))!)).toEqual(Array.from(bytes("river")));
  expect(fromHex("xyz")).toBeNull();
});
