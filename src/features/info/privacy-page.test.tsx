// @vitest-environment happy-dom
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Locale } from '../../../contract/errors.ts';
import { render } from '../../../tests/render.ts';
import { LanguageProvider, loadLanguage } from '../../i18n/i18n.tsx';
import { makeStore } from '../../store/store.ts';
import PrivacyPage from './privacy-page.tsx';

it.each<[Locale, RegExp[]]>([
  ['en', [/photo of your document/, /photo of your face/, /encrypted/, /five years/, /deleted after a day/]],
  ['fil', [/larawan ng dokumento mo/, /larawan ng mukha mo/, /Naka-encrypt/, /limang taon/, /isang araw/]],
])('the privacy notice says what is kept of documents and faces, and how long: %s', async (locale, words) => {
  const { box } = await render(
    <Provider store={makeStore()}>
      <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
        <MemoryRouter>
          <PrivacyPage />
        </MemoryRouter>
      </LanguageProvider>
    </Provider>,
  );
  for (const word of words) expect(box.textContent).toMatch(word);
});
