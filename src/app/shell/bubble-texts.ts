const en = {
  open: 'Open Lucky Jackpot',
  ready: 'Open Lucky Jackpot: you have a spin',
  hint: 'Hold to move or hide',
  menu: 'Move or hide the jackpot button',
  bin: 'Hide',
  close: 'Hide it for this visit',
  out: 'Let it float',
  up: 'Move up',
  down: 'Move down',
  left: 'Move left',
  right: 'Move right',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  open: 'Buksan ang Lucky Jackpot',
  ready: 'Buksan ang Lucky Jackpot: may spin ka',
  hint: 'Pindutin nang matagal para ilipat o itago',
  menu: 'Ilipat o itago ang jackpot button',
  bin: 'Itago',
  close: 'Itago sa pagbisitang ito',
  out: 'Palutangin',
  up: 'Itaas',
  down: 'Ibaba',
  left: 'Ilipat sa kaliwa',
  right: 'Ilipat sa kanan',
};

/** Texts of the jackpot bubble and its menu. */
export const bubbleTexts = { en, fil };
