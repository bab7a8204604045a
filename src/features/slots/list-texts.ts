import { addTexts } from '../../i18n/i18n.tsx';
import { slotTexts } from './texts.ts';

const en = {
  'draw.code': 'Code of your next draw',
  'record.empty': 'No rounds yet',
  'record.empty.help': 'All your rounds are listed here, each with its proof.',
  'record.spin': 'Spin for {amount}',
  'record.free': 'Spin for {amount}, {count} {count:free spin|free spins}',
  'record.draw': 'Ticket draw',
  'pay.title': 'What it pays',
  'pay.line': 'On a line',
  'pay.times': 'Pays, × {unit}',
  'pay.unit.line': 'line bet',
  'pay.unit.total': 'bet',
  'pay.chance': 'Chance per line',
  'pay.window': 'Anywhere on the reels',
  'pay.windowChance': 'Chance per spin',
  'pay.oneIn': '1 in {count}',
  'rule.lines':
    'Your bet is split evenly over {count} {count:line|lines}. Each line pays its best win from the left.',
  'rule.oneLine': 'One line: the middle row. It pays its best win.',
  'rule.wild': '{symbol} counts as any symbol except {scatter}.',
  'rule.scatter':
    '{count} or more {symbol} symbols anywhere give {spins} {spins:free spin|free spins} at the same bet. Wins in them count ×{multiplier}, and they can give {spins} more.',
  'rule.lineMap': 'The lines',
  'rule.line': 'Line {line}',
  'rule.return': 'What comes back',
  'rule.return.total': 'On average {percent} of what is bet comes back, at any bet.',
  'rule.return.parts': 'Lines {lines}, {symbol} {scatter}, free spins {free}.',
  'rule.hit': 'A line wins about once in {count} {count:spin|spins}.',
  'rule.trigger': 'Free spins come about once in {count} {count:spin|spins}.',
  'rule.exact': 'Exactly {over} / {under}, counted over every position of the reels.',
  'rule.fair':
    'The server decides every spin before the reels move. You see a code before the spin and the seed behind it after, in your record. So nobody can change a result, not even us.',
  'rule.now': 'Code of your next spin',
  'rule.draw': 'Ticket draw',
  'rule.draw.1':
    'Every {amount} of valid bets in a day earns a ticket, up to {max} a day. Tickets end at midnight, Manila time.',
  'rule.draw.2': 'Every card wins:',
  'rule.draw.prize': 'Prize',
  'rule.draw.chance': 'Chance',
  'rule.draw.fund':
    'Prizes come from a fund that grows as people bet. If it runs low, draws pause and you keep your tickets.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'draw.code': 'Code ng susunod mong bunot',
  'record.empty': 'Wala pang round',
  'record.empty.help': 'Nandito ang lahat ng round mo, bawat isa may patunay.',
  'record.spin': 'Ikot sa halagang {amount}',
  'record.free': 'Ikot sa halagang {amount}, {count} free spin',
  'record.draw': 'Bunot ng ticket',
  'pay.title': 'Magkano ang panalo',
  'pay.line': 'Sa isang linya',
  'pay.times': 'Bayad, × {unit}',
  'pay.unit.line': 'taya sa linya',
  'pay.unit.total': 'taya',
  'pay.chance': 'Tsansa bawat linya',
  'pay.window': 'Kahit saan sa reels',
  'pay.windowChance': 'Tsansa bawat spin',
  'pay.oneIn': '1 sa {count}',
  'rule.lines':
    'Hinahati ang taya mo sa {count} linya. Binabayaran ang pinakamalaking panalo ng bawat linya mula sa kaliwa.',
  'rule.oneLine': 'Isa lang ang linya: ang gitnang hanay. Binabayaran ang pinakamalaking panalo nito.',
  'rule.wild': 'Kahit anong simbolo ang {symbol}, maliban sa {scatter}.',
  'rule.scatter':
    'May {spins} free spin sa parehong taya ang {count} o higit pang {symbol} kahit saan. ×{multiplier} ang mga panalo roon, at puwede pang magbigay ng {spins} ulit.',
  'rule.lineMap': 'Ang mga linya',
  'rule.line': 'Linya {line}',
  'rule.return': 'Ang bumabalik',
  'rule.return.total': 'Sa average, {percent} ng taya ang bumabalik, kahit magkano ang taya.',
  'rule.return.parts': 'Mga linya {lines}, {symbol} {scatter}, free spins {free}.',
  'rule.hit': 'Mga isang beses sa {count} spin nananalo ang isang linya.',
  'rule.trigger': 'Mga isang beses sa {count} spin dumarating ang free spins.',
  'rule.exact': 'Eksaktong {over} / {under}, binilang sa lahat ng posisyon ng reels.',
  'rule.fair':
    'Nagpapasya ang server bago gumalaw ang reels. May code kang makikita bago ang spin at ang seed nito pagkatapos, sa record mo. Kaya walang makakapagpalit ng resulta, kahit kami.',
  'rule.now': 'Code ng susunod mong spin',
  'rule.draw': 'Bunot ng ticket',
  'rule.draw.1':
    'Isang ticket sa bawat {amount} na valid bet sa isang araw, hanggang {max} bawat araw. Hanggang hatinggabi lang ang mga ticket, oras sa Manila.',
  'rule.draw.2': 'Panalo ang bawat card:',
  'rule.draw.prize': 'Premyo',
  'rule.draw.chance': 'Tsansa',
  'rule.draw.fund':
    'Galing ang premyo sa pondong lumalaki habang may tumataya. Kung kulang ito, hihinto muna ang bunot at mananatili ang mga ticket mo.',
};

/** Texts for the records and rules of the slots, including those of their pages; loaded when one of them opens. */
export const slotListTexts = addTexts(slotTexts, { en, fil });
