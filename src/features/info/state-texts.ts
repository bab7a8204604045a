/** English texts of the full-page messages; the Filipino table has the same keys. */
const en = {
  'maintenance.title': 'We’re fixing the rides',
  'maintenance.help': 'The fair opens again soon. Your balance and your rounds are safe.',
  'maintenance.checking': 'We’ll bring you back as soon as it opens.',
  'missing.code': '404',
  'missing.title': 'This ride doesn’t go there',
  'missing.help': 'The page may have moved, or the link has a typo.',
  'missing.path': 'Page Not Found: {path}',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'maintenance.title': 'Inaayos namin ang rides',
  'maintenance.help': 'Magbubukas ulit ang perya. Safe ang balance at mga round mo.',
  'maintenance.checking': 'Ibabalik ka namin dito pagbukas.',
  'missing.code': '404',
  'missing.title': 'Hindi papunta roon ang ride na ito',
  'missing.help': 'Baka lumipat ang page, o may typo ang link.',
  'missing.path': 'Page Not Found: {path}',
};

/** Texts of the full-page messages in both languages. */
export const stateTexts = { en, fil };
