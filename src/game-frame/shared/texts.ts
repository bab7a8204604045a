/** English texts of the games of shared rounds; `fil` below has the same keys in Filipino. */
const en = {
  connecting: 'Connecting to the round…',
  lost: 'Connection lost. Your bets still count while you’re offline. Reconnecting…',
  unknown: 'No answer yet. We’re checking whether your bet is in. You won’t be charged twice.',
  'closed.chain': 'This game opens soon.',
  bets: 'Bets in this round',
  'bets.none': 'No bets in this round yet.',
  'bets.sum': '{count} {count:bet|bets}, {amount}',
  you: 'You',
  returned: 'Your bet of {amount} is back: the round was interrupted.',
  'chain.title': 'Round {number}',
  'chain.about':
    'All rounds come from one chain of codes. Each code is made from the next one, so none can be changed. The first code was published before the first round.',
  'chain.none': 'After the first round you can check it here.',
  'chain.result': 'Result',
  'chain.hash': 'Code of this round',
  'chain.before': 'Code of the round before',
  'chain.anchor': 'First code of the chain',
  'chain.salt': 'Salt of the chain',
  'chain.check': 'Check on this device',
  'chain.checking': 'Checking…',
  'chain.holds': 'Right: the code gives this result, and it leads back to the first code of the chain.',
  'chain.near': 'Right: the code gives this result, and it leads to the code of the round before.',
  'chain.broken': 'This doesn’t match. Please tell support.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  connecting: 'Kumokonekta sa round…',
  lost: 'Naputol ang koneksyon. Mananatili sa round ang mga taya mo at aayusin kahit wala ka. Kumokonekta ulit…',
  unknown: 'Wala pang sagot. Tinitingnan namin kung pumasok ang taya mo. Hindi ka masisingil nang doble.',
  'closed.chain': 'Magbubukas na ang larong ito.',
  bets: 'Mga taya sa round na ito',
  'bets.none': 'Wala pang taya sa round na ito.',
  'bets.sum': '{count} taya, {amount}',
  you: 'Ikaw',
  returned: 'Bumalik ang taya mong {amount}: naputol ang round.',
  'chain.title': 'Ika-{number} na round',
  'chain.about':
    'Galing ang lahat ng round sa iisang tanikala ng code. Bawat code ay gawa mula sa kasunod nito, kaya walang mapapalitan. Inilabas ang unang code bago ang unang round.',
  'chain.none': 'Pagkatapos ng unang round, mache-check mo ito rito.',
  'chain.result': 'Resulta',
  'chain.hash': 'Code ng round na ito',
  'chain.before': 'Code ng naunang round',
  'chain.anchor': 'Unang code ng tanikala',
  'chain.salt': 'Salt ng tanikala',
  'chain.check': 'I-check sa device na ito',
  'chain.checking': 'Chine-check…',
  'chain.holds': 'Tama: ang code ang nagbigay ng resulta, at umaabot ito sa unang code ng tanikala.',
  'chain.near': 'Tama: ang code ang nagbigay ng resulta, at umaabot ito sa code ng naunang round.',
  'chain.broken': 'Hindi ito tugma. Pakisabi sa support.',
};

/** Texts of the games of shared rounds, in English and Filipino. */
export const sharedTexts = { en, fil };
