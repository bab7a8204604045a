/** English texts of the game Crash; `fil` below has the same keys in Filipino. */
const en = {
  panel: 'Bet {number}',
  bet: 'Bet {amount}',
  next: 'Next: {amount}',
  queued: 'Waiting…',
  cancel: 'Take back',
  off: 'Cash out {amount}',
  leaving: 'Cashing out…',
  placing: 'Placing…',
  checking: 'Checking…',
  auto: 'Auto cash-out',
  'auto.at': 'Cash out at',
  'auto.wrong': 'Choose from {least} to {most}.',
  'line.wait': 'The next round begins soon',
  'line.bets': 'Bets close in {seconds} s',
  'line.run': 'Cash out before it bursts',
  'line.burst': 'Burst at {times}',
  'announce.bets': 'Bets are open.',
  'announce.run': 'Bets are closed. The rocket rises.',
  'announce.burst': 'Burst at {times}.',
  'announce.off': 'You cashed out at {times}: {amount}.',
  'announce.lost': 'Your bet of {amount} was lost.',
  'rules.rise':
    'A rocket rises for everybody, and the multiplier with it, until it bursts. It may burst at once.',
  'rules.off':
    'Cash out before it bursts and you get your bet times the multiplier. If it bursts first, the bet is lost. You can make two bets in a round.',
  'rules.auto':
    'With auto cash-out you get exactly your number if the rocket reaches it, even if you’re offline. By hand, the moment counts at which our server hears from you.',
  'rules.cap':
    'A bet cashes out by itself where it reaches {most}. When all bets together reach {together}, all cash out there.',
  'rules.break': 'If the game is interrupted, auto cash-outs count as usual and bets by hand are given back.',
  'odds.once': 'Bursts at once (1.00×)',
  'odds.double': 'Reaches 2×',
  'odds.ten': 'Reaches 10×',
  'odds.hundred': 'Reaches 100×',
  'odds.back': 'Average return, wherever you cash out',
  'odds.max': 'Biggest win per bet',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  panel: 'Taya {number}',
  bet: 'Tumaya {amount}',
  next: 'Susunod: {amount}',
  queued: 'Naghihintay…',
  cancel: 'Bawiin',
  off: 'I-cash out {amount}',
  leaving: 'Nagka-cash out…',
  placing: 'Itinataya…',
  checking: 'Chine-check…',
  auto: 'Kusang cash-out',
  'auto.at': 'Mag-cash out sa',
  'auto.wrong': 'Pumili mula {least} hanggang {most}.',
  'line.wait': 'Malapit na ang susunod na round',
  'line.bets': 'Magsasara ang taya sa {seconds} s',
  'line.run': 'Mag-cash out bago ito pumutok',
  'line.burst': 'Pumutok sa {times}',
  'announce.bets': 'Bukas na ang taya.',
  'announce.run': 'Sarado na ang taya. Lumilipad ang kwitis.',
  'announce.burst': 'Pumutok sa {times}.',
  'announce.off': 'Nag-cash out ka sa {times}: {amount}.',
  'announce.lost': 'Talo ang taya mong {amount}.',
  'rules.rise':
    'Lumilipad ang isang kwitis para sa lahat, at tumataas ang multiplier hanggang sa pumutok ito. Puwedeng pumutok agad.',
  'rules.off':
    'Mag-cash out bago ito pumutok at makukuha mo ang taya mo na pinarami ng multiplier. Kapag naunang pumutok, talo ang taya. Puwede kang tumaya nang dalawang beses sa isang round.',
  'rules.auto':
    'Sa auto cash-out, eksaktong numero mo ang makukuha mo kapag naabot ito, kahit offline ka. Kung ikaw ang pipindot, ang sandaling marinig ka ng server namin ang bibilang.',
  'rules.cap':
    'Kusang mag-cash out ang taya kapag umabot sa {most}. Kapag umabot ang lahat ng taya sa {together}, lahat ay mag-cash out doon.',
  'rules.break':
    'Kapag naputol ang laro, bibilang pa rin ang auto cash-out at ibabalik ang mga tayang hindi naka-auto.',
  'odds.once': 'Pumuputok agad (1.00×)',
  'odds.double': 'Umaabot sa 2×',
  'odds.ten': 'Umaabot sa 10×',
  'odds.hundred': 'Umaabot sa 100×',
  'odds.back': 'Karaniwang bumabalik, saan ka man mag-cash out',
  'odds.max': 'Pinakamalaking panalo sa isang taya',
};

/** Texts of the game Crash, in English and Filipino. */
export const crashTexts = { en, fil };
