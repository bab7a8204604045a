import { expect, test } from 'vitest';
import { testProduct } from '../testing/product.ts';

test('the outbox shows stored messages as a page and as JSON, optionally of one number', async () => {
  const product = await testProduct();
  try {
    await product.ask('smsSend', { mobile: '09171234567', purpose: 'login' }, { locale: 'fil' });
    await product.ask('smsSend', { mobile: '09181234567', purpose: 'login' });
    const get = (query: string) => product.served.app.inject({ method: 'GET', url: `/dev/outbox${query}` });
    const code = await product.lastCode('+639171234567');
    expect((await get('')).body).toContain(`<b>${code}</b>`);
    expect((await get('?format=json')).json().messages).toHaveLength(2);
    for (const mobile of ['%2B639171234567', '+639171234567']) {
      const { messages } = (await get(`?format=json&mobile=${mobile}`)).json();
      expect(messages).toMatchObject([
        { mobile: '+639171234567', text: expect.stringContaining('ang Perya code mo') },
      ]);
    }
  } finally {
    await product.close();
  }
});
