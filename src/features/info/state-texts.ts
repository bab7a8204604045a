/** Texts of the pages that say why there is nothing else; fil has the same keys. */
const en = {
  'maintenance.title': 'We are fixing the rides',
  'maintenance.help': 'The fair opens again soon. Balances and open rounds are safe.',
  'maintenance.checking': 'This page checks every few seconds and takes you back on its own.',
  'missing.code': '404',
  'missing.title': 'This ride does not go there',
  'missing.help': 'The page may have moved, or the link has a typing mistake.',
  'missing.path': 'Page Not Found: {path}',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'maintenance.title': 'Inaayos namin ang mga sakay',
  'maintenance.help': 'Magbubukas muli ang perya. Ligtas ang mga balanse at bukas na round.',
  'maintenance.checking': 'Kusang tumitingin ang pahinang ito at ibabalik ka.',
  'missing.code': '404',
  'missing.title': 'Hindi papunta roon ang sakay na ito',
  'missing.help': 'Baka lumipat ang pahina, o may mali sa link.',
  'missing.path': 'Page Not Found: {path}',
};

/** Texts of the pages that say why there is nothing else. */
export const stateTexts = { en, fil };
