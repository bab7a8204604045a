import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Questions and answers',
  parts: [
    {
      heading: 'How do I get a jackpot spin?',
      paragraphs: [
        'Every ₱5,000 of valid bets in a day earns a spin, up to 20 a day. Your first spin of the day also needs ₱200 in deposits over the last seven days. Unused spins stay for 30 days.',
      ],
    },
    {
      heading: 'How do I know a spin was fair?',
      paragraphs: [
        'Before you spin, we show you a code made from a secret. After you spin, we show you the secret. Open any spin in your record to see both. Your own device checks the result.',
      ],
    },
    {
      heading: 'Why do the pools move?',
      paragraphs: [
        'Every spin adds to all four pools. In between, the shown amounts move within 0.05% of the real ones.',
      ],
    },
    {
      heading: 'The page closed in the middle of a round. Did I lose my coins?',
      paragraphs: [
        'No. The result was already decided and paid. You’ll see it when you come back, and in your records.',
      ],
    },
    {
      heading: 'Can I slow things down?',
      paragraphs: [
        'Yes. Under Me, choose less motion, turn the sound off, or pick calm mode for slower rounds.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Mga tanong at sagot',
  parts: [
    {
      heading: 'Paano makakuha ng jackpot spin?',
      paragraphs: [
        'Isang spin sa bawat ₱5,000 na valid bet sa isang araw, hanggang 20 bawat araw. Kailangan din ng ₱200 na deposit sa huling pitong araw para sa unang spin ng araw. 30 araw ang itatagal ng hindi nagamit na spin.',
      ],
    },
    {
      heading: 'Paano ko malalamang patas ang spin?',
      paragraphs: [
        'Bago ka mag-spin, ipinapakita namin ang code na galing sa isang lihim. Pagkatapos, ipinapakita namin ang lihim. Buksan ang kahit anong spin sa record mo para makita ang dalawa. Device mo mismo ang nagche-check ng resulta.',
      ],
    },
    {
      heading: 'Bakit gumagalaw ang mga pool?',
      paragraphs: [
        'Bawat spin ay may dagdag sa apat na pool. Sa pagitan, gumagalaw ang ipinapakitang halaga nang hanggang 0.05% ng totoong halaga.',
      ],
    },
    {
      heading: 'Nagsara ang page sa gitna ng round. Nawala ba ang coins ko?',
      paragraphs: [
        'Hindi. May resulta at bayad na ang round. Makikita mo ito pagbalik mo, at sa records mo.',
      ],
    },
    {
      heading: 'Puwede bang mas mabagal?',
      paragraphs: [
        'Oo. Sa Ako, piliin ang bawas galaw, patayin ang tunog, o gamitin ang kalmadong mode para sa mas mabagal na round.',
      ],
    },
  ],
};

/** Questions and answers. */
export default function FaqPage() {
  return <Article texts={{ en, fil }} />;
}
