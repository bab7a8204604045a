import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Privacy notice',
  parts: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your mobile number or account name, your date of birth and declarations, your bets and your coin records, and technical facts about your device that keep your account safe.',
        'If you give them to us: your picture, your email, Viber and Telegram, your postal address, and the name of a Google, Facebook or LINE account that you log in with.',
        'Other players never see your full name. We hide part of every winner’s name.',
      ],
    },
    {
      heading: 'Your document and your face',
      paragraphs: [
        'To verify you, we keep a photo of your document, a photo of your face, and the name, number and birth date on the document. The law asks us to know who plays and whose money moves, and that each person has one account.',
        'They are encrypted. Only staff who check documents may open them, and every look is recorded. We don’t sell them, use them for ads, or look for your face anywhere else.',
        'Photos that you upload but don’t send in are deleted after a day. What you send in we keep while your account is open, and for five years after it closes, as the law against money laundering asks. Then we delete it.',
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
        'Kung ibibigay mo: ang larawan mo, email, Viber at Telegram, postal address, at ang pangalan ng Google, Facebook o LINE account na ginagamit mo sa pag-log in.',
        'Hindi makikita ng ibang player ang buong pangalan mo. Itinatago namin ang bahagi ng pangalan ng mga nanalo.',
      ],
    },
    {
      heading: 'Ang dokumento at mukha mo',
      paragraphs: [
        'Para ma-verify ka, itinatago namin ang larawan ng dokumento mo, larawan ng mukha mo, at ang pangalan, numero at petsa ng kapanganakan sa dokumento. Ayon sa batas, dapat alam namin kung sino ang naglalaro at kaninong pera ang gumagalaw, at isang account lang bawat tao.',
        'Naka-encrypt ang mga ito. Mga staff lang na nagsusuri ng dokumento ang puwedeng magbukas, at naitatala ang bawat pagtingin. Hindi namin ito ibinebenta, ginagamit sa ads, o ginagamit para hanapin ang mukha mo sa ibang lugar.',
        'Ang mga larawang in-upload pero hindi mo ipinasuri ay binubura pagkalipas ng isang araw. Ang ipinasuri mo ay itinatago namin habang bukas ang account mo, at limang taon pagkasara nito, ayon sa batas laban sa money laundering. Pagkatapos, buburahin namin ito.',
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
