import { addTexts } from '../../i18n/i18n.tsx';
import { lotteryTexts } from './texts.ts';

const en = {
  'record.title': 'My cards',
  'record.filter': 'Which cards',
  'record.all': 'All',
  'record.won': 'Wins',
  'record.empty': 'No cards yet',
  'record.empty.help': 'All the cards you play are listed here, each with its proof.',
  'record.empty.won': 'No wins yet',
  'record.win': 'Win',
  'record.none': 'No prize',
  'record.play': 'Play a card',
  'rule.title': 'Rules and odds',
  'rule.how.1': 'A card costs {price} diamonds, worth {worth}. Gift cards are free.',
  'rule.how.2': 'Match three symbols and you win the prize under them, one prize per card.',
  'rule.how.3': 'Your card is decided and paid the moment you play it. How you scratch changes nothing.',
  'rule.how.4': 'Leave a card covered and it waits for you. Its prize is already yours.',
  'rule.odds': 'Odds of one card',
  'rule.odds.prize': 'Prize',
  'rule.odds.chance': 'Chance',
  'rule.odds.any': 'Any prize',
  'rule.odds.none': 'No prize',
  'rule.return':
    'An average card gives back {mean} of its {worth}: {percent}. With every reward for playing, {full}.',
  'rule.faces':
    'A card with no prize never shows a symbol more than twice, and every such card is equally likely. We don’t make near misses on purpose.',
  'rule.back': 'What comes back',
  'rule.track': 'Rewards for playing',
  'rule.track.help':
    'Bought and gift cards both count. It starts over after {of} cards, once you’ve claimed every reward.',
  'rule.diamonds': 'Diamonds',
  'rule.diamonds.1': 'Every ₱100 in valid bets earns one diamond. Diamonds don’t expire.',
  'rule.diamonds.2': '{diamonds} diamonds are worth {coins}. You can also trade them for cards and goods.',
  'rule.fair':
    'You see a code before you play a card and the seed behind it after, in your record. Ten cards at once share one code, each with its own number.',
  'rule.now': 'Code of your next card',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'record.title': 'Mga card ko',
  'record.filter': 'Aling mga card',
  'record.all': 'Lahat',
  'record.won': 'Panalo',
  'record.empty': 'Wala pang card',
  'record.empty.help': 'Nandito ang lahat ng nilaro mong card, bawat isa may patunay.',
  'record.empty.won': 'Wala pang panalo',
  'record.win': 'Panalo',
  'record.none': 'Walang premyo',
  'record.play': 'Maglaro ng card',
  'rule.title': 'Rules at odds',
  'rule.how.1': '{price} diamond ang isang card, katumbas ng {worth}. Libre ang mga card na regalo.',
  'rule.how.2':
    'Tatlong magkaparehong simbolo, panalo mo ang premyo sa ilalim nila. Isang premyo bawat card.',
  'rule.how.3': 'Nakatakda at bayad na ang card paglaro mo. Walang binabago kung paano ka magkaskas.',
  'rule.how.4': 'Hihintayin ka ng card na iniwan mong may takip. Sa iyo na ang premyo nito.',
  'rule.odds': 'Odds ng isang card',
  'rule.odds.prize': 'Premyo',
  'rule.odds.chance': 'Tsansa',
  'rule.odds.any': 'Kahit anong premyo',
  'rule.odds.none': 'Walang premyo',
  'rule.return':
    'Sa average, {mean} ng {worth} ang bumabalik sa isang card: {percent}. Kasama ang lahat ng reward sa paglalaro, {full}.',
  'rule.faces':
    'Hindi hihigit sa dalawa ang magkaparehong simbolo sa card na walang premyo, at pare-pareho ang tsansa ng ganoong mga card. Hindi namin sinasadya ang muntik-muntikan.',
  'rule.back': 'Ang bumabalik',
  'rule.track': 'Reward sa paglalaro',
  'rule.track.help':
    'Bilang ang binili at ang regalo. Magsisimula ulit pagkatapos ng {of} card, kapag na-claim mo na ang lahat ng reward.',
  'rule.diamonds': 'Mga diamond',
  'rule.diamonds.1': 'Isang diamond sa bawat ₱100 na valid bet. Hindi sila nag-e-expire.',
  'rule.diamonds.2': '{coins} ang {diamonds} diamond. Puwede ring ipalit sa card at mga gamit.',
  'rule.fair':
    'May code kang makikita bago maglaro ng card, at ang seed nito pagkatapos, sa record mo. Iisa ang code ng sampung sabay na card, may sariling numero ang bawat isa.',
  'rule.now': 'Code ng susunod mong card',
};

/**
 * Texts for the records and rules of the scratch cards, including those of their page; loaded when one of them opens.
 */
export const cardListTexts = addTexts(lotteryTexts, { en, fil });
