import { addTexts } from '../../i18n/i18n.tsx';
import { coinPusherTexts } from './texts.ts';

const en = {
  intro: 'Drop a coin, let the shelf push. What falls over the front edge is yours.',
  'record.empty': 'No coins dropped yet',
  'record.empty.help': 'All your drops are listed here, each with its proof.',
  'record.lost': 'Lost at the sides: {count}',
  'rules.how': 'How it works',
  'rules.how.1': 'Every coin costs {price}.',
  'rules.how.2':
    'You choose where to drop. The bounce and the shelf come from a seed fixed beforehand. Nobody knows it, not even us, until your coin is on its way.',
  'rules.how.3':
    'After that it’s all physics. Our server and your device both work out every piece, and both must get the same table.',
  'rules.how.4': 'Pieces over the front edge pay. Pieces over the sides are lost.',
  'rules.how.5':
    'The table is only yours and waits for you as you left it. Timing your press changes nothing.',
  'rules.pieces': 'Pieces and odds',
  'rules.piece': 'Piece',
  'rules.pays': 'Pays',
  'rules.odds': 'How often',
  'rules.odds.value': '{count} in 10,000 drops',
  'rules.worth': 'worth {amount}',
  'rules.return': 'What comes back',
  'rules.return.1':
    'Drop all over the rail and about {mixed} of what you pay comes back, measured over a million drops.',
  'rules.return.2':
    'Always dropping at one edge gives back about {edge}. The best of 40 ways we tried gives back about {best}.',
  'rules.return.new':
    'A new table has a bare edge to fill, so your first 20 coins give back only about {first20}.',
  'rules.return.3': 'In the long run it costs more than it pays. Play it for fun.',
  'rules.fair':
    'You see a code before each drop and the seed behind it after, in your record. Anyone can check it. Your table was dealt the same way.',
  'rules.now': 'Code of your next drop',
  'rules.hash': 'Code of your table',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  intro: 'Maghulog ng barya at hayaang itulak ng istante. Sa iyo ang mahulog sa harap.',
  'record.empty': 'Wala ka pang inihulog na barya',
  'record.empty.help': 'Nandito ang lahat ng hulog mo, bawat isa may patunay.',
  'record.lost': 'Nahulog sa gilid: {count}',
  'rules.how': 'Paano ito gumagana',
  'rules.how.1': '{price} bawat barya.',
  'rules.how.2':
    'Ikaw ang pipili kung saan maghuhulog. Galing ang talbog at ang istante sa seed na nakatakda na. Walang nakakaalam nito, kahit kami, hangga’t hindi mo naihuhulog ang barya.',
  'rules.how.3':
    'Pagkatapos, physics na lang. Kinukuwenta ng server at ng device mo ang bawat piraso, at dapat pareho ang mesa.',
  'rules.how.4': 'May bayad ang nahulog sa harap. Talo ang nahulog sa gilid.',
  'rules.how.5': 'Sa iyo lang ang mesa at hihintayin ka nito. Walang epekto kung kailan ka pipindot.',
  'rules.pieces': 'Mga piraso at odds',
  'rules.piece': 'Piraso',
  'rules.pays': 'Bayad',
  'rules.odds': 'Gaano kadalas',
  'rules.odds.value': '{count} sa 10,000 hulog',
  'rules.worth': 'halagang {amount}',
  'rules.return': 'Ang bumabalik',
  'rules.return.1':
    'Kung maghuhulog ka kung saan-saan, mga {mixed} ng ibinayad mo ang bumabalik. Sinukat iyan sa isang milyong hulog.',
  'rules.return.2':
    'Mga {edge} lang ang bumabalik kung laging sa isang dulo. Mga {best} sa pinakamagaling sa 40 paraang sinubukan namin.',
  'rules.return.new':
    'Walang laman ang gilid ng bagong mesa, kaya mga {first20} lang ang bumabalik sa unang 20 barya mo.',
  'rules.return.3': 'Sa katagalan, mas malaki ang gastos kaysa sa balik. Maglaro para sa saya.',
  'rules.fair':
    'May code kang makikita bago ang bawat hulog, at ang seed nito pagkatapos, sa record mo. Puwede itong i-check ng kahit sino. Ganoon din inayos ang mesa mo.',
  'rules.now': 'Code ng susunod mong hulog',
  'rules.hash': 'Code ng mesa mo',
};

/**
 * Texts for the record and the rules of the coin pusher, including those of its page; loaded when one of them opens.
 */
export const coinPusherListTexts = addTexts(coinPusherTexts, { en, fil });
