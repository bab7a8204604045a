import type { Locale } from '../../contract/errors.ts';

interface ConfigTexts {
  readonly faq: { question: string; answer: string }[];
  readonly notices: { id: number; title: string; text: string }[];
  readonly helpDesk: string;
}

/** Texts of the configuration, in the languages of the product. */
export const configTexts: Readonly<Record<Locale, ConfigTexts>> = {
  en: {
    helpDesk: 'Help desk',
    notices: [
      {
        id: 1,
        title: 'The fair is open',
        text: 'You can check every Lucky Jackpot spin yourself. Play for fun, with money you can spare. For players 21 and older only.',
      },
    ],
    faq: [
      {
        question: 'How do I earn Lucky Jackpot spins?',
        answer:
          'Every ₱5,000 of valid bets in a day earns a spin, up to 20 a day. Your first spin of the day also needs ₱200 in deposits over the last seven days. Unused spins stay for 30 days.',
      },
      {
        question: 'What is a valid bet?',
        answer:
          'The part of your bet that counts. Slots, scratch cards and fishing count in full, bingo and perya games half, originals a quarter, live and table games a fifth.',
      },
      {
        question: 'How do I know a spin was fair?',
        answer:
          'Before you spin, we show you a code made from a secret. After you spin, we show you the secret. Open any spin in your record and your own device checks the result.',
      },
      {
        question: 'My connection dropped during a spin. Did I lose my prize?',
        answer: 'No. The result is saved and paid the moment you spin. You’ll see it when you come back.',
      },
      {
        question: 'Who can play?',
        answer:
          'Anyone 21 or older who isn’t a student, government official, soldier, police officer, employee of a gaming licensee, or on the restricted list.',
      },
      {
        question: 'I’m playing more than I want to. What can I do?',
        answer:
          'Take a break. Under Me, Limits, you can set limits or close your account for a while. Your balance stays yours.',
      },
    ],
  },
  fil: {
    helpDesk: 'Help desk',
    notices: [
      {
        id: 1,
        title: 'Bukas na ang perya',
        text: 'Puwede mong i-check ang bawat spin ng Lucky Jackpot. Maglaro para sa saya, at sa perang kaya mo lang gastusin. Para lang sa 21 pataas.',
      },
    ],
    faq: [
      {
        question: 'Paano makakuha ng Lucky Jackpot spin?',
        answer:
          'Isang spin sa bawat ₱5,000 na valid bet sa isang araw, hanggang 20 bawat araw. Kailangan din ng ₱200 na deposit sa huling pitong araw para sa unang spin ng araw. 30 araw ang itatagal ng hindi nagamit na spin.',
      },
      {
        question: 'Ano ang valid bet?',
        answer:
          'Ang bahagi ng taya mo na binibilang. Buo sa slots, scratch cards at fishing, kalahati sa bingo at perya, isang-kapat sa originals, at isang-kalima sa live at table games.',
      },
      {
        question: 'Paano ko malalamang patas ang spin?',
        answer:
          'Bago ka mag-spin, ipinapakita namin ang code na galing sa isang lihim. Pagkatapos, ipinapakita namin ang lihim. Buksan ang kahit anong spin sa record mo, at device mo mismo ang magche-check ng resulta.',
      },
      {
        question: 'Nawala ang connection ko habang nag-i-spin. Nawala rin ba ang premyo?',
        answer: 'Hindi. Naka-save at bayad na ang resulta pag-spin mo. Makikita mo ito pagbalik mo.',
      },
      {
        question: 'Sino ang puwedeng maglaro?',
        answer:
          'Kahit sinong 21 pataas na hindi estudyante, opisyal ng gobyerno, sundalo, pulis, empleyado ng gaming licensee, o nasa restricted list.',
      },
      {
        question: 'Sobra na ang paglalaro ko. Ano ang magagawa ko?',
        answer:
          'Magpahinga muna. Sa Ako, Limits, puwede kang maglagay ng limit o isara muna ang account. Sa iyo pa rin ang balance mo.',
      },
    ],
  },
};
