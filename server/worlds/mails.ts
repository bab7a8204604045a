import type { Queryable } from '../db/database.ts';
import { type BothLanguages, sendMail } from '../inbox/mails.ts';
import { registeredAt } from './demo-player.ts';

const DAY = 86_400_000;

/** Mails to the demo player, oldest first: the time after registration in ms, and the texts. */
const MAILS: readonly {
  readonly after: number;
  readonly title: BothLanguages;
  readonly text: BothLanguages;
}[] = [
  {
    after: 60_000,
    title: { en: 'Welcome to the fair', fil: 'Maligayang pagdating sa perya' },
    text: {
      en: 'Good to have you here. What you win and what you’re given is told on this page, and every game has its odds beside it. Play what you can spare, and take a break whenever you like: “Me”, “My profile”, “Take a break from playing”.',
      fil: 'Masaya kaming narito ka. Dito sinasabi ang mga napanalunan at natanggap mo, at nasa tabi ng bawat laro ang tsansa nito. Maglaro lang ng kaya mo, at magpahinga kahit kailan: “Ako”, “Profile ko”, “Magpahinga sa paglalaro”.',
    },
  },
  {
    after: 200 * DAY,
    title: { en: 'A safer account in a minute', fil: 'Mas ligtas na account sa isang minuto' },
    text: {
      en: 'People lose SIM cards and forget passwords. Add a number or a passkey to your ways to log in, and you always get back in.',
      fil: 'Nawawala ang SIM at nalilimutan ang password. Magdagdag ng number o passkey sa mga paraan mo ng pag-log in, at lagi kang makakabalik.',
    },
  },
];

/** Stores the demo player's mails, all marked as read. */
export async function sendDemoMails(db: Queryable, userId: number, now: number): Promise<void> {
  for (const { after, title, text } of MAILS)
    await sendMail(db, { userId, at: registeredAt(now) + after, title, text });
  await db.query('update mails set read_at = at + $2 where user_id = $1', [userId, DAY]);
}
