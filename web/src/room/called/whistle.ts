/** A short steam whistle, made of two tones and some hiss. Browsers allow sound only after a click or a key. */

const LENGTH = 0.55; // seconds
const TONES = [587, 740]; // hertz
const LOUDNESS = 0.05;
const HISS = 0.02;

let audio: AudioContext | null = null;

function unlock(): void {
  audio ??= "AudioContext" in window ? new AudioContext() : null;
  void audio?.resume();
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unlock, { once: true, passive: true });

export function whistle(): void {
  if (audio?.state !== "running") return;
  for (const tone of TONES) {
    const source = new OscillatorNode(audio, { type: "triangle", frequency: tone * 0.94 });
    source.frequency.exponentialRampToValueAtTime(tone, audio.currentTime + 0.12);
    play(audio, source, LOUDNESS);
  }
  const noise = audio.createBuffer(1, Math.ceil(LENGTH * audio.sampleRate), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  play(audio, new AudioBufferSourceNode(audio, { buffer: noise }), HISS);
}

/** Swell and die away. */
function play(on: AudioContext, source: AudioScheduledSourceNode, loudness: number): void {
  const gain = new GainNode(on, { gain: 0 });
  const now = on.currentTime;
  gain.gain.linearRampToValueAtTime(loudness, now + 0.08);
  gain.gain.setValueAtTime(loudness, now + LENGTH - 0.25);
  gain.gain.linearRampToValueAtTime(0, now + LENGTH);
  source.connect(gain).connect(on.destination);
  source.start(now);
  source.stop(now + LENGTH);
}
