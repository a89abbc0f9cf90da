/** Made by scripts/catalogues.mjs: for each language, the loader of its catalogue files. */
declare module "virtual:languages" {
  const catalogues: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>>;
  export default catalogues;
}
