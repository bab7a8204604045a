const en = {
  open: 'Open Lucky Jackpot',
  ready: 'Open Lucky Jackpot: a chance is waiting',
  menu: 'Move the jackpot button',
  close: 'Hide the jackpot button for this visit',
  up: 'Move up',
  down: 'Move down',
  left: 'Move to the left',
  right: 'Move to the right',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  open: 'Buksan ang Lucky Jackpot',
  ready: 'Buksan ang Lucky Jackpot: may chance kang naghihintay',
  menu: 'Ilipat ang jackpot button',
  close: 'Itago ang jackpot button sa pagbisitang ito',
  up: 'Iakyat',
  down: 'Ibaba',
  left: 'Ilipat sa kaliwa',
  right: 'Ilipat sa kanan',
};

/** The jackpot bubble's words. */
export const bubbleTexts = { en, fil };
