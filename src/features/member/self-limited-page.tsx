import { useState } from 'react';
import { BREAK_DAYS } from '../../../contract/auth.ts';
import { useTakeBreakMutation } from '../../api/auth.ts';
import { Problem } from '../../forms/problem.tsx';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale, useT, useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { breakUntil, isOnBreak, noteBreak } from '../../platform/break.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useAppDispatch, useErrorText, useLoggedIn } from '../../store/hooks.ts';
import { sessionEnded } from '../../store/session-slice.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Note } from '../../ui/states.tsx';
import styles from './self-limited-page.module.css';

type Days = (typeof BREAK_DAYS)[number];

const en = {
  title: 'Take a break',
  head: 'Play should stay fun',
  about:
    'When it isn’t, stop for a while. During a break nobody can log in to your account: not you, and not for a bonus.',
  'days.1': '24 hours',
  'days.7': '7 days',
  'days.30': '30 days',
  'days.180': '6 months',
  choose: 'How long?',
  begin: 'Begin the break',
  'sure.title': 'Begin a break of {days}?',
  'sure.until': 'It ends on {time}. Nobody can end it sooner.',
  'sure.coins': 'Your balance stays yours and waits for you.',
  'sure.yes': 'Yes, begin now',
  beginning: 'Beginning',
  keep: 'Not now',
  report: 'See your daily report',
  'running.title': 'You’re on a break',
  'running.until': 'It ends on {time}. Nobody can end it sooner.',
  'running.coins': 'Your balance stays yours and waits for you. Log in again when the break is over.',
  'running.service': 'Talk to us',
  'running.other': 'Not your account? Log in',
  signs:
    'Do you bet more than you can lose, or hide it from others? Someone is there to listen, day or night: the NCMH Crisis Hotline, 1553.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Magpahinga muna',
  head: 'Dapat masaya ang laro',
  about:
    'Kung hindi na, tumigil muna. Habang nakapahinga, walang makakapag-log in sa account mo: ni ikaw, at kahit may bonus.',
  'days.1': '24 oras',
  'days.7': '7 araw',
  'days.30': '30 araw',
  'days.180': '6 na buwan',
  choose: 'Gaano katagal?',
  begin: 'Simulan ang pahinga',
  'sure.title': 'Simulan ang pahinga na {days}?',
  'sure.until': 'Matatapos ito sa {time}. Walang makapagpapaikli nito.',
  'sure.coins': 'Sa iyo pa rin ang balance mo at naghihintay sa iyo.',
  'sure.yes': 'Oo, simulan na',
  beginning: 'Sinisimulan',
  keep: 'Huwag muna',
  report: 'Tingnan ang ulat bawat araw',
  'running.title': 'Nakapahinga ka muna',
  'running.until': 'Matatapos ito sa {time}. Walang makapagpapaikli nito.',
  'running.coins':
    'Sa iyo pa rin ang balance mo at naghihintay sa iyo. Mag-log in ulit pagkatapos ng pahinga.',
  'running.service': 'Kausapin kami',
  'running.other': 'Hindi sa iyo ang account? Mag-log in',
  signs:
    'Tumataya ka ba nang higit sa kaya mong matalo, o itinatago mo ito? May makikinig araw at gabi: NCMH Crisis Hotline, 1553.',
};
const texts = { en, fil };

const DAY_MS = 86_400_000;

/**
 * /member/self-limited: lets the player choose a break from playing, which cannot be shortened; during a break, shows
 * when it ends.
 */
export default function SelfLimitedPage() {
  const loggedIn = useLoggedIn();
  return !loggedIn && isOnBreak() ? <Running /> : <Choose />;
}

/** Draws the end of the break. Its player is logged out, and pages for playing redirect here. */
function Running() {
  const t = useTexts(texts);
  const lobby = useT();
  const locale = useLocale();
  return (
    <Page title={t('running.title')}>
      <div className={styles.page}>
        <Card>
          <h2 className={styles.head}>{t('running.until', { time: formatMoment(breakUntil(), locale) })}</h2>
          <p>{t('running.coins')}</p>
        </Card>
        <LinkButton kind="violet" size="l" block to={href('home')}>
          {lobby('action.lobby')}
        </LinkButton>
        <LinkButton kind="line" block to={href('service')}>
          {t('running.service')}
        </LinkButton>
        <LinkButton kind="quiet" block to={href('login')}>
          {t('running.other')}
        </LinkButton>
        <Note>{t('signs')}</Note>
      </div>
    </Page>
  );
}

function Choose() {
  const t = useTexts(texts);
  const [days, setDays] = useState<Days>(1);
  const [isAsked, setAsked] = useState(false);
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <Card>
          <h2 className={styles.head}>{t('head')}</h2>
          <p>{t('about')}</p>
          <fieldset className={styles.days}>
            <legend>{t('choose')}</legend>
            {BREAK_DAYS.map((choice) => (
              <label key={choice} className={choice === days ? styles.chosen : undefined}>
                <input
                  type="radio"
                  name="days"
                  value={choice}
                  checked={choice === days}
                  onChange={() => setDays(choice)}
                />
                {t(`days.${choice}`)}
              </label>
            ))}
          </fieldset>
          <Button kind="violet" size="l" block onClick={() => setAsked(true)}>
            {t('begin')}
          </Button>
        </Card>
        <LinkButton kind="line" block to={href('report')}>
          {t('report')}
        </LinkButton>
        <Note>{t('signs')}</Note>
      </div>
      {isAsked && <Sure days={days} onClose={() => setAsked(false)} />}
    </Page>
  );
}

/** Asks the player to confirm, because a break cannot be undone. The session ends when the server has answered. */
function Sure({ days, onClose }: { days: Days; onClose: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [take, { isLoading, error }] = useTakeBreakMutation();
  const begin = async (): Promise<void> => {
    const { data } = await take({ days });
    if (data === undefined) return;
    noteBreak(data.until);
    dispatch(sessionEnded('logout'));
  };
  return (
    <Dialog title={t('sure.title', { days: t(`days.${days}`) })} onClose={onClose}>
      <div className={styles.sure}>
        <p>{t('sure.until', { time: formatMoment(serverNow() + days * DAY_MS, locale) })}</p>
        <p>{t('sure.coins')}</p>
        <Problem text={error === undefined ? '' : errorText(error)} />
        <Button
          kind="danger"
          size="l"
          block
          busy={isLoading}
          busyLabel={t('beginning')}
          onClick={() => void begin()}
        >
          {t('sure.yes')}
        </Button>
        <Button kind="quiet" block onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
