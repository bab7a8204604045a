import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'Retrieve balance',
  about:
    'Some games keep your coins while you play. They come back when you leave the game, or here with one press.',
  wallet: 'In your wallet',
  away: 'In games',
  places: 'Where your coins are',
  'state.empty': 'Nothing here',
  'state.playing': 'In a game since {time}',
  'state.left': 'Here since {time}',
  'state.waiting': 'On the way since {time}',
  'state.openRound': 'A round is still open. What it wins comes to your wallet.',
  none: 'All your coins are in your wallet',
  'none.help': 'No game is keeping any of them.',
  'none.places': 'Every game here plays straight from your wallet.',
  bring: 'Bring all home',
  bringing: 'Bringing it home',
  playing: 'This closes the game that’s open. A round that’s still running goes on, and its win is yours.',
  brought: '{amount} is back in your wallet.',
  'brought.none': 'There was nothing to bring home.',
  waiting:
    'One provider hasn’t answered yet. Your coins are safe and come back by themselves. You can also press again.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Bawiin ang balance',
  about:
    'May mga larong humahawak ng coins mo habang naglalaro ka. Bumabalik ang mga ito paglabas mo, o dito sa isang pindot.',
  wallet: 'Nasa wallet mo',
  away: 'Nasa mga laro',
  places: 'Nasaan ang coins mo',
  'state.empty': 'Wala rito',
  'state.playing': 'Nasa laro mula {time}',
  'state.left': 'Narito mula {time}',
  'state.waiting': 'Papunta na mula {time}',
  'state.openRound': 'May bukas pang round. Papasok sa wallet mo ang panalo nito.',
  none: 'Nasa wallet mo na ang lahat ng coins',
  'none.help': 'Walang larong may hawak nito.',
  'none.places': 'Diretso sa wallet mo ang taya sa bawat laro rito.',
  bring: 'Ibalik lahat',
  bringing: 'Ibinabalik na',
  playing: 'Isasara nito ang bukas na laro. Tuloy ang round na umaandar pa, at sa iyo ang panalo nito.',
  brought: 'Nasa wallet mo na ulit ang {amount}.',
  'brought.none': 'Walang kailangang ibalik.',
  waiting:
    'May isang provider na hindi pa sumasagot. Ligtas ang coins mo at kusang babalik. Puwede mo ring pindutin ulit.',
};

const texts = { en, fil };

/** Returns the texts of the page that returns coins from games to the wallet, in the player's language. */
export const useRetrieveT = () => useTexts(texts);
