/** Draws every picture of the first scenes again. Run: npx tsx assets/make/scene/all.ts */
for (const part of ['parts', 'glyphs', 'lucky-jackpot', 'jackpot-wheel', 'winners-ticker']) {
  await import(`./${part}.ts`);
}
