import type { Locale } from './errors.ts';
import type { FaqTopic } from './faq.ts';

/*
 * Questions and answers in both languages, side by side. The server's configuration serves them; the page includes
 * them for offline visits. A new question is one entry; its id is part of an address and never changes.
 */

type Words = Readonly<Record<Locale, string>>;

interface Topic {
  readonly id: string;
  readonly icon: string;
  readonly name: Words;
  readonly questions: readonly {
    readonly id: string;
    readonly question: Words;
    readonly answer: Words;
  }[];
}

const topics: readonly Topic[] = [
  {
    id: 'account',
    icon: 'fluent-emoji-flat:locked',
    name: { en: 'Your account', fil: 'Ang account mo' },
    questions: [
      {
        id: 'who-can-play',
        question: { en: 'Who can play?', fil: 'Sino ang puwedeng maglaro?' },
        answer: {
          en: 'Anyone 21 or older who isn’t a student, government official, soldier, police officer, employee of a gaming licensee, or on the restricted list. One person has one account.',
          fil: 'Kahit sinong 21 pataas na hindi estudyante, opisyal ng gobyerno, sundalo, pulis, empleyado ng gaming licensee, o nasa restricted list. Isang tao, isang account.',
        },
      },
      {
        id: 'log-in-ways',
        question: { en: 'How can I log in?', fil: 'Paano ako makakapag-log in?' },
        answer: {
          en: 'With your mobile number and a code by text, with account name and password, with Google, Facebook or LINE, or with a passkey. You find yours under Me, Ways to log in.',
          fil: 'Gamit ang mobile number at code sa text, account name at password, Google, Facebook o LINE, o passkey. Nasa Ako, Paano mag-log in ang sa iyo.',
        },
      },
      {
        id: 'forgot-password',
        question: {
          en: 'I forgot my password. What now?',
          fil: 'Nakalimutan ko ang password. Ano ang gagawin?',
        },
        answer: {
          en: 'Press “Forgot password?” where you log in. We text a code to your number, and you choose a new password. All other devices are then logged out.',
          fil: 'Pindutin ang “Nakalimutan ang password?” sa log in. Magte-text kami ng code sa number mo, at pipili ka ng bagong password. Maglo-log out ang ibang device.',
        },
      },
      {
        id: 'someone-else',
        question: {
          en: 'I think somebody else uses my account.',
          fil: 'Parang may ibang gumagamit ng account ko.',
        },
        answer: {
          en: 'Under Me, Ways to log in, you see every device that is logged in and can log it out at once. Then choose a new password, and write to customer service.',
          fil: 'Sa Ako, Paano mag-log in, makikita mo ang bawat device na naka-log in at puwede mo itong i-log out agad. Pumili ng bagong password, at sumulat sa amin.',
        },
      },
    ],
  },
  {
    id: 'coins',
    icon: 'fluent-emoji-flat:coin',
    name: { en: 'Coins, deposits and withdrawals', fil: 'Coins, deposit at withdrawal' },
    questions: [
      {
        id: 'deposits',
        question: { en: 'How do I deposit?', fil: 'Paano mag-deposit?' },
        answer: {
          en: 'Deposits aren’t open yet. Under Me, Deposit and withdraw, you can already see the ways to pay and their limits. Until then, nobody from Perya will ask you for money: who does isn’t us.',
          fil: 'Hindi pa bukas ang deposit. Sa Ako, Deposit at withdraw, makikita mo na ang mga paraan at limit. Habang sarado pa, walang taga-Perya ang hihingi sa iyo ng pera: hindi kami iyon.',
        },
      },
      {
        id: 'withdrawals',
        question: { en: 'When can I withdraw?', fil: 'Kailan puwedeng mag-withdraw?' },
        answer: {
          en: 'Withdrawals open together with deposits, for verified players. Your coins stay in your wallet until then.',
          fil: 'Kasabay ng deposit magbubukas ang withdrawal, para sa mga verified na player. Nasa wallet mo lang ang coins habang naghihintay.',
        },
      },
      {
        id: 'where-coins-went',
        question: { en: 'Where did my coins go?', fil: 'Saan napunta ang coins ko?' },
        answer: {
          en: 'Open your wallet records: every bet and every prize is there, to the centavo, with the balance after it.',
          fil: 'Buksan ang wallet records: nandoon ang bawat taya at premyo, hanggang sentimo, kasama ang balance pagkatapos.',
        },
      },
      {
        id: 'coins-in-a-game',
        question: {
          en: 'Coins are still in a game. How do I get them back?',
          fil: 'May coins pa sa isang laro. Paano bawiin?',
        },
        answer: {
          en: 'Some games keep coins while they are open. Leave the game and they come back. If they don’t, press Retrieve balance under Me.',
          fil: 'May mga larong may hawak na coins habang bukas. Babalik ito paglabas mo sa laro. Kung hindi, pindutin ang Bawiin ang balance sa Ako.',
        },
      },
    ],
  },
  {
    id: 'games',
    icon: 'fluent-emoji-flat:game-die',
    name: { en: 'Games and fairness', fil: 'Mga laro at pagiging patas' },
    questions: [
      {
        id: 'fair-spin',
        question: { en: 'How do I know a spin was fair?', fil: 'Paano ko malalamang patas ang spin?' },
        answer: {
          en: 'Before you spin, we show you a code made from a secret. After you spin, we show you the secret. Open any spin in your record to see both. Your own device checks the result.',
          fil: 'Bago ka mag-spin, ipinapakita namin ang code na galing sa isang lihim. Pagkatapos, ipinapakita namin ang lihim. Buksan ang kahit anong spin sa record mo para makita ang dalawa. Device mo mismo ang nagche-check ng resulta.',
        },
      },
      {
        id: 'interrupted-round',
        question: {
          en: 'My connection dropped in the middle of a round. Did I lose my prize?',
          fil: 'Nawala ang connection sa gitna ng round. Nawala rin ba ang premyo?',
        },
        answer: {
          en: 'No. The result is decided and paid the moment you play. You’ll see it when you come back, and in your records.',
          fil: 'Hindi. May resulta at bayad na sa sandaling naglaro ka. Makikita mo ito pagbalik mo, at sa records mo.',
        },
      },
      {
        id: 'return-to-player',
        question: { en: 'What does “return to player” mean?', fil: 'Ano ang “return to player”?' },
        answer: {
          en: 'What a game pays back on average over very many rounds. At 96%, ₱96 of every ₱100 in bets. One evening can be far above or below it, and over time the house wins.',
          fil: 'Ang karaniwang balik ng laro sa napakaraming round. Sa 96%, ₱96 sa bawat ₱100 na taya. Puwedeng malayo rito ang isang gabi, at sa katagalan, ang bahay ang panalo.',
        },
      },
      {
        id: 'moving-pools',
        question: { en: 'Why do the pools move?', fil: 'Bakit gumagalaw ang mga pool?' },
        answer: {
          en: 'Every spin adds to all four pools. In between, the shown amounts move within 0.05% of the real ones.',
          fil: 'Bawat spin ay may dagdag sa apat na pool. Sa pagitan, gumagalaw ang ipinapakitang halaga nang hanggang 0.05% ng totoong halaga.',
        },
      },
      {
        id: 'slower',
        question: { en: 'Can I slow things down?', fil: 'Puwede bang mas mabagal?' },
        answer: {
          en: 'Yes. Under Me, choose less motion, turn the sound off, or pick calm mode for slower rounds.',
          fil: 'Oo. Sa Ako, piliin ang bawas galaw, patayin ang tunog, o gamitin ang kalmadong mode para sa mas mabagal na round.',
        },
      },
    ],
  },
  {
    id: 'bonuses',
    icon: 'fluent-emoji-flat:wrapped-gift',
    name: { en: 'Bonuses', fil: 'Mga bonus' },
    questions: [
      {
        id: 'jackpot-spins',
        question: { en: 'How do I earn Lucky Jackpot spins?', fil: 'Paano makakuha ng Lucky Jackpot spin?' },
        answer: {
          en: 'Every ₱5,000 of valid bets in a day earns a spin, up to 20 a day. Your first spin of the day also needs ₱200 in deposits over the last seven days. Unused spins stay for 30 days.',
          fil: 'Isang spin sa bawat ₱5,000 na valid bet sa isang araw, hanggang 20 bawat araw. Kailangan din ng ₱200 na deposit sa huling pitong araw para sa unang spin ng araw. 30 araw ang itatagal ng hindi nagamit na spin.',
        },
      },
      {
        id: 'valid-bet',
        question: { en: 'What is a valid bet?', fil: 'Ano ang valid bet?' },
        answer: {
          en: 'The part of your bet that counts. Slots, scratch cards and fishing count in full, bingo and perya games half, originals a quarter, live and table games a fifth.',
          fil: 'Ang bahagi ng taya mo na binibilang. Buo sa slots, scratch cards at fishing, kalahati sa bingo at perya, isang-kapat sa originals, at isang-kalima sa live at table games.',
        },
      },
      {
        id: 'diamonds',
        question: { en: 'What are diamonds for?', fil: 'Para saan ang mga diamond?' },
        answer: {
          en: 'You get one for every ₱100 of valid bets, and more for daily visits and tasks. In the mall you change 100 diamonds into ₱10, or use them for goods and scratch cards.',
          fil: 'May isa ka sa bawat ₱100 na valid bet, at may dagdag sa araw-araw na bisita at mga task. Sa mall, ₱10 ang palit sa 100 diamond, o gamitin sa mga produkto at scratch card.',
        },
      },
      {
        id: 'fully-claimed',
        question: {
          en: 'Why is a gift “fully claimed today”?',
          fil: 'Bakit “ubos na para sa araw na ito” ang regalo?',
        },
        answer: {
          en: 'Gifts are paid from funds that fill with everybody’s bets and never go below zero. When one is empty it says so, and fills again.',
          fil: 'Galing ang mga regalo sa pondong napupuno sa taya ng lahat at hindi bumababa sa zero. Kapag ubos na, sinasabi namin, at mapupuno ulit ito.',
        },
      },
    ],
  },
  {
    id: 'responsible-play',
    icon: 'fluent-emoji-flat:red-heart',
    name: { en: 'Responsible play', fil: 'Responsableng paglalaro' },
    questions: [
      {
        id: 'take-a-break',
        question: {
          en: 'I’m playing more than I want to. What can I do?',
          fil: 'Sobra na ang paglalaro ko. Ano ang magagawa ko?',
        },
        answer: {
          en: 'Take a break. Under Me, Take a break from playing, you close your account for a day up to six months. Nobody can open it sooner: not you, and not us. Your balance stays yours.',
          fil: 'Magpahinga muna. Sa Ako, Magpahinga muna sa laro, isasara mo ang account mo nang isang araw hanggang anim na buwan. Walang makapagbubukas nito nang mas maaga: kahit ikaw o kami. Sa iyo pa rin ang balance mo.',
        },
      },
      {
        id: 'somebody-to-talk-to',
        question: {
          en: 'Who can I talk to about gambling?',
          fil: 'Sino ang makakausap ko tungkol sa sugal?',
        },
        answer: {
          en: 'The NCMH Crisis Hotline, 1553, listens day and night, to you and to the people near you..',
          fil: 'Ang NCMH Crisis Hotline, 1553, ay nakikinig araw at gabi, sa iyo at sa mga malapit sa iyo.',
        },
      },
      {
        id: 'how-much-i-played',
        question: { en: 'How much have I played?', fil: 'Gaano na ako karami naglaro?' },
        answer: {
          en: 'Under Me, Daily report, you see for every day what you bet, what you won and what is left. In a game, the time you have played is at the top.',
          fil: 'Sa Ako, Ulat bawat araw, makikita mo kada araw ang itinaya, napanalunan at natira. Sa laro, nasa itaas kung gaano ka na katagal naglalaro.',
        },
      },
    ],
  },
  {
    id: 'verification',
    icon: 'fluent-emoji-flat:identification-card',
    name: { en: 'Verification', fil: 'Beripikasyon' },
    questions: [
      {
        id: 'why-verify',
        question: { en: 'Why do you ask who I am?', fil: 'Bakit ninyo tinatanong kung sino ako?' },
        answer: {
          en: 'The law asks us to know every player before the first deposit: that you are 21 or older, that you may play, and that your money goes to you alone.',
          fil: 'Hinihingi ng batas na kilala namin ang bawat player bago ang unang deposit: 21 ka pataas, puwede kang maglaro, at sa iyo lang mapupunta ang pera mo.',
        },
      },
      {
        id: 'which-documents',
        question: { en: 'Which documents can I use?', fil: 'Anong dokumento ang puwede?' },
        answer: {
          en: 'One of these: national ID, passport, driver’s licence, UMID, PRC or postal ID. Take a clear picture of it, and one of your face.',
          fil: 'Isa sa mga ito: national ID, passport, driver’s licence, UMID, PRC o postal ID. Kunan ito nang malinaw, pati ang mukha mo.',
        },
      },
      {
        id: 'sent-back',
        question: { en: 'My documents were sent back. Why?', fil: 'Ibinalik ang mga dokumento ko. Bakit?' },
        answer: {
          en: 'Your verification page and a mail name the reason: unreadable, expired, another face, or other data than you typed. You can send them again, up to five times a day.',
          fil: 'Nasa verification page mo at sa mensahe ang dahilan: malabo, expired, ibang mukha, o iba sa tinype mo. Ipadala ulit; hanggang limang beses bawat araw.',
        },
      },
      {
        id: 'who-sees-documents',
        question: { en: 'Who sees my documents?', fil: 'Sino ang nakakakita ng mga dokumento ko?' },
        answer: {
          en: 'They are encrypted and opened by the people who verify you, nobody else. Every look is written down.',
          fil: 'Naka-encrypt ang mga ito at ang nagve-verify lang sa iyo ang nagbubukas. Nakasulat ang bawat pagtingin.',
        },
      },
    ],
  },
];

/** Returns questions and answers in a language. */
export const faqIn = (locale: Locale): FaqTopic[] =>
  topics.map(({ id, icon, name, questions }) => ({
    id,
    icon,
    name: name[locale],
    questions: questions.map(({ id: own, question, answer }) => ({
      id: own,
      question: question[locale],
      answer: answer[locale],
    })),
  }));
