import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Terms of use',
  parts: [
    {
      heading: 'Who may play',
      paragraphs: [
        'You must be 21 or older and in the Philippines. Students, government officials, soldiers, police officers, employees of gaming licensees and people on the restricted list may not play.',
        'One person, one account. What you declare when you sign up must be true. We may ask for proof before a withdrawal.',
      ],
    },
    {
      heading: 'Your coins',
      paragraphs: [
        'Your wallet records show all your coins, to the centavo. An accepted bet counts. If a round is interrupted, the server finishes it and keeps the result for you.',
        'If we fail and a round has no result, you get your bet back.',
      ],
    },
    {
      heading: 'Fair play',
      paragraphs: [
        'The server decides each result from a secret that is fixed beforehand and shown afterwards, so you can check every round. Every prize shows its odds.',
        'We close accounts that use bots, are shared, or try to change results.',
      ],
    },
    {
      heading: 'Limits and breaks',
      paragraphs: [
        'Play for fun, and only with what you can afford. If it stops being fun, stop. We don’t lend money and we never ask you to win it back.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Terms of use',
  parts: [
    {
      heading: 'Sino ang puwedeng maglaro',
      paragraphs: [
        'Dapat 21 ka pataas at nasa Pilipinas. Hindi puwede ang estudyante, opisyal ng gobyerno, sundalo, pulis, empleyado ng gaming licensee, at nasa restricted list.',
        'Isang tao, isang account. Dapat totoo ang mga kinumpirma mo. Puwede kaming humingi ng patunay bago ang withdrawal.',
      ],
    },
    {
      heading: 'Ang coins mo',
      paragraphs: [
        'Nasa wallet records ang lahat ng coins mo, hanggang sentimo. Kasali na ang tinanggap na taya. Kapag naputol ang round, tatapusin ito ng server at itatabi ang resulta para sa iyo.',
        'Kung kami ang pumalya at walang resulta ang round, ibabalik ang taya mo.',
      ],
    },
    {
      heading: 'Patas na laro',
      paragraphs: [
        'Galing ang bawat resulta sa lihim na nakatakda na bago ang round at ipinapakita pagkatapos, kaya puwede mong i-check ang bawat isa. Kita ang odds ng bawat premyo.',
        'Isinasara namin ang account na gumagamit ng bot, ipinapahiram, o nagtatangkang baguhin ang resulta.',
      ],
    },
    {
      heading: 'Limit at pahinga',
      paragraphs: [
        'Maglaro para sa saya, ayon sa kaya mo. Kapag hindi na masaya, tumigil muna. Hindi kami nagpapautang at hindi ka namin hihikayating bumawi.',
      ],
    },
  ],
};

/** Page with the terms of use. */
export default function TermsPage() {
  return <Article texts={{ en, fil }} changed={Date.UTC(2026, 10, 21)} />;
}
