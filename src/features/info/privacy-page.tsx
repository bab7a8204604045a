import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Privacy notice',
  parts: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your mobile number or account name, your birth date and declarations, your bets and the movements of your coins, and technical facts about your device that keep the account safe.',
        'Your name is never shown to other players: winners appear masked.',
      ],
    },
    {
      heading: 'Why',
      paragraphs: [
        'To run your account, to keep the law (age, restricted persons, money laundering), and to see that the page works. The usage figures carry no name and no number.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under the Data Privacy Act of 2012 (RA 10173) you may see, correct and take away your data, and object to its use. What the law makes us keep is kept for as long as the law says and then deleted.',
      ],
    },
    {
      heading: 'On this device',
      paragraphs: [
        'We store your session, your settings and the list of games in this browser. Logging out removes the session.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Paunawa sa privacy',
  parts: [
    {
      heading: 'Ano ang itinatago namin',
      paragraphs: [
        'Ang mobile number o account name mo, petsa ng kapanganakan at mga deklarasyon, mga taya at galaw ng coins, at teknikal na datos ng device para ligtas ang account.',
        'Hindi ipinapakita ang pangalan mo sa iba: nakatago ang pangalan ng mga nanalo.',
      ],
    },
    {
      heading: 'Bakit',
      paragraphs: [
        'Para patakbuhin ang account mo, sumunod sa batas (edad, restricted persons, money laundering), at makita kung gumagana ang pahina. Walang pangalan at numero ang mga bilang ng paggamit.',
      ],
    },
    {
      heading: 'Mga karapatan mo',
      paragraphs: [
        'Ayon sa Data Privacy Act of 2012 (RA 10173), puwede mong makita, itama at kunin ang datos mo, at tutulan ang paggamit nito. Ang ipinatatago ng batas ay itinatago ayon sa batas at saka binubura.',
      ],
    },
    {
      heading: 'Sa device na ito',
      paragraphs: [
        'Itinatago sa browser na ito ang session, settings at listahan ng mga laro. Inaalis ng pag-log out ang session.',
      ],
    },
  ],
};

/** Privacy notice. */
export default function PrivacyPage() {
  return <Article texts={{ en, fil }} changed={Date.UTC(2026, 10, 21)} />;
}
