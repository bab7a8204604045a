import { START_UP_POPUPS } from '../contract/promotions/popups.ts';
import { AGE_KEY, OWN_START_UP_KEY, START_UP_KEY } from '../src/store/stored-keys.ts';

/** Creates a script that writes values to sessionStorage; Playwright runs it before any script of the page. */
const storing = (values: Readonly<Record<string, string>>) => ({
  content: `try {
  for (const [key, value] of Object.entries(${JSON.stringify(values)})) sessionStorage.setItem(key, value);
} catch {
  // A frame without storage shows neither notice nor popups.
}`,
});

const namesOnce = (whom: 'visit' | 'player'): string =>
  START_UP_POPUPS.filter(({ startUp }) => startUp.once === whom)
    .map(({ name }) => name)
    .join(' ');

/** A script that marks the age notice as accepted, so that it does not cover a page under test. */
export const noteAge = storing({ [AGE_KEY]: 'accepted' });

/** A script that marks the age notice, and all popups that appear at the start of a visit, as seen. */
export const noteStartUp = storing({
  [AGE_KEY]: 'accepted',
  [START_UP_KEY]: namesOnce('visit'),
  [OWN_START_UP_KEY]: namesOnce('player'),
});
