import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'About us',
  parts: [
    {
      heading: 'A fair that travels with you',
      paragraphs: [
        'A perya is the fun fair that comes to town for the fiesta: a Ferris wheel, lanterns, a colour game under a tarp. Perya is that evening in your browser.',
      ],
    },
    {
      heading: 'What we hold to',
      paragraphs: [
        'Return to player and limits stand on every game. Every prize of the jackpot shows its odds, every draw can be checked, and every centavo that moves has its line in your records.',
        'Winners on the page are real and their names are masked.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Tungkol sa amin',
  parts: [
    {
      heading: 'Peryang kasama mo',
      paragraphs: [
        'Ang perya ay dumarating tuwing pista: ferris wheel, mga parol, color game sa ilalim ng trapal. Ganoong gabi ang Perya, nasa browser mo.',
      ],
    },
    {
      heading: 'Ang pinaninindigan namin',
      paragraphs: [
        'May return to player at limit ang bawat laro. May odds ang bawat premyo ng jackpot, masusuri ang bawat draw, at may linya sa talaan ang bawat sentimong gumalaw.',
        'Tunay ang mga nanalo sa pahina at nakatago ang kanilang pangalan.',
      ],
    },
  ],
};

/** About us. */
export default function AboutPage() {
  return <Article texts={{ en, fil }} />;
}
