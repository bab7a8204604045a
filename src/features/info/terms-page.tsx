import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Terms of use',
  parts: [
    {
      heading: 'Who may play',
      paragraphs: [
        'You must be 21 or older and in the Philippines. Students, government officials, members of the armed forces and the police, staff of licensees and people on the restricted list may not play.',
        'One person, one account. What you declare when you register must be true; we may ask for proof before money leaves.',
      ],
    },
    {
      heading: 'Your coins',
      paragraphs: [
        'Every movement of your coins stands in your wallet records, to the centavo. A bet that has been accepted counts; a round that is interrupted is finished by the server and its result is kept for you.',
        'If something of ours fails, bets of rounds without a result are returned.',
      ],
    },
    {
      heading: 'Fair play',
      paragraphs: [
        'The server decides each outcome from a secret that it commits to beforehand and reveals afterwards, so that you can check every draw. The odds of every prize are shown beside it.',
        'Programs that play for you, shared accounts and attempts to change results end the account.',
      ],
    },
    {
      heading: 'Limits and breaks',
      paragraphs: [
        'Play for fun and within what you can afford. If playing stops being fun, stop. We do not lend money and never ask you to win anything back.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Mga tuntunin',
  parts: [
    {
      heading: 'Sino ang puwedeng maglaro',
      paragraphs: [
        'Kailangang 21 pataas ka at nasa Pilipinas. Hindi puwede ang estudyante, opisyal ng gobyerno, miyembro ng sandatahang lakas at pulisya, tauhan ng may lisensya, at nasa restricted list.',
        'Isang tao, isang account. Dapat totoo ang idineklara mo; maaari kaming humingi ng patunay bago lumabas ang pera.',
      ],
    },
    {
      heading: 'Ang coins mo',
      paragraphs: [
        'Nasa talaan ng wallet ang bawat galaw ng coins mo, hanggang sentimo. Ang tinanggap na taya ay kasali; ang naputol na round ay tinatapos ng server at itinatago ang resulta para sa iyo.',
        'Kung may pumalya sa amin, ibinabalik ang taya ng mga round na walang resulta.',
      ],
    },
    {
      heading: 'Patas na laro',
      paragraphs: [
        'Ang server ang nagpapasya sa bawat resulta mula sa lihim na ipinapangako nito bago at inilalantad pagkatapos, kaya masusuri mo ang bawat draw. Nakasulat ang odds sa tabi ng bawat premyo.',
        'Tinatapos ang account na gumagamit ng programang naglalaro, hiniram na account, o nagtatangkang baguhin ang resulta.',
      ],
    },
    {
      heading: 'Limit at pahinga',
      paragraphs: [
        'Maglaro para sa saya at ayon sa kaya. Kapag hindi na masaya, tumigil. Hindi kami nagpapautang at hindi ka namin uudyukang bawiin ang talo.',
      ],
    },
  ],
};

/** Terms of use. */
export default function TermsPage() {
  return <Article texts={{ en, fil }} changed={Date.UTC(2026, 10, 21)} />;
}
