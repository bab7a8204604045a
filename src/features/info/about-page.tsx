import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'About us',
  parts: [
    {
      heading: 'A fair that travels with you',
      paragraphs: [
        'A perya is the fair that comes to town for the fiesta: the Ferris wheel, the lanterns, the color game under a tarp. Perya is that night, on your phone.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [
        'Every game shows its return to player and its limits. Every jackpot prize shows its odds. You can check every draw, and your records show every centavo.',
        'The winners you see are real. We hide part of their names.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Tungkol sa amin',
  parts: [
    {
      heading: 'Perya saan ka man',
      paragraphs: [
        'Dumarating ang perya tuwing fiesta: may Ferris wheel, mga parol, at color game sa ilalim ng trapal. Ganoong gabi ang Perya, nasa phone mo.',
      ],
    },
    {
      heading: 'Ang pangako namin',
      paragraphs: [
        'Kita sa bawat laro ang return to player at mga limit nito. May odds ang bawat premyo ng jackpot. Puwede mong i-check ang bawat draw, at nasa records mo ang bawat sentimo.',
        'Totoo ang mga nanalong nakikita mo. Itinatago namin ang bahagi ng pangalan nila.',
      ],
    },
  ],
};

/** /about-us: who runs the fair. */
export default function AboutPage() {
  return <Article texts={{ en, fil }} />;
}
