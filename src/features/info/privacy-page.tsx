import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Privacy notice',
  parts: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your mobile number or account name, your date of birth and declarations, your bets and your coin records, and technical facts about your device that keep your account safe.',
        'Other players never see your full name. We hide part of every winner’s name.',
      ],
    },
    {
      heading: 'Why',
      paragraphs: [
        'To run your account, to follow the law (age, restricted persons, money laundering), and to see that the site works. Usage figures carry no name and no number.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under the Data Privacy Act of 2012 (RA 10173) you may see your data, correct it, get a copy, and object to its use. Some data the law makes us keep. We delete it when the law allows.',
      ],
    },
    {
      heading: 'On this device',
      paragraphs: [
        'Your browser keeps your session, your settings and the list of games. Logging out removes the session.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Privacy notice',
  parts: [
    {
      heading: 'Ano ang iniingatan naming datos',
      paragraphs: [
        'Ang mobile number o account name mo, petsa ng kapanganakan at mga kumpirmasyon, mga taya at coin records mo, at teknikal na datos ng device para safe ang account mo.',
        'Hindi makikita ng ibang player ang buong pangalan mo. Itinatago namin ang bahagi ng pangalan ng mga nanalo.',
      ],
    },
    {
      heading: 'Bakit',
      paragraphs: [
        'Para mapatakbo ang account mo, masunod ang batas (edad, restricted persons, money laundering), at makita kung gumagana ang site. Walang pangalan o number ang usage figures.',
      ],
    },
    {
      heading: 'Mga karapatan mo',
      paragraphs: [
        'Ayon sa Data Privacy Act of 2012 (RA 10173), puwede mong makita at itama ang datos mo, humingi ng kopya, at tumutol sa paggamit nito. May datos na kailangan naming itago ayon sa batas. Buburahin namin ito kapag puwede na.',
      ],
    },
    {
      heading: 'Sa device na ito',
      paragraphs: [
        'Nasa browser mo ang session, settings at listahan ng mga laro. Nawawala ang session kapag nag-log out ka.',
      ],
    },
  ],
};

/** Page with the privacy notice. */
export default function PrivacyPage() {
  return <Article texts={{ en, fil }} changed={Date.UTC(2026, 10, 21)} />;
}
