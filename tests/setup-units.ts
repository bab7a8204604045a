// PixiJS asks the navigator for its name while it loads; Node 20 has none.
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
}
