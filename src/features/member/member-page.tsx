import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLogOutMutation } from '../../api/auth.ts';
import { useUnseenRound } from '../../rounds/use-unseen-round.ts';
import { useAppDispatch, useAppSelector, useBalance, useErrorText, useUser } from '../../store/hooks.ts';
import { CHECK_MINUTES } from '../../store/preferences.ts';
import { preferencesChanged } from '../../store/preferences-slice.ts';
import { useAccountFailure } from '../../store/use-account-failure.ts';
import { sessionEnded } from '../../store/session-slice.ts';
import { Avatar } from '../../casino/avatar.tsx';
import EmptyWalletLine from '../../casino/empty-wallet-line.tsx';
import { usePageNames } from '../../casino/page-names.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Money } from '../../ui/money.tsx';
import { Card, List, Page } from '../../ui/page.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slider } from '../../ui/slider.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Bag } from './bag.tsx';
import { Ways } from './ways.tsx';
import styles from './member-page.module.css';
import { useMemberT } from './member-texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { href } from '../../pages/href.ts';

/** Draws the player's own page: account, links, and the settings of this device. */
export default function MemberPage() {
  const names = usePageNames();
  const own = useMemberT();
  const isUnseen = useUnseenRound();
  useNamedPart();
  return (
    <Page title={own('me.title')} wide>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Account />
          {!isUnseen && <EmptyWalletLine />}
          <h2 className={styles.heading}>{own('me.bag')}</h2>
          <Bag />
          <Ways headingClass={styles.heading} />
          <div className={styles.ways}>
            <List>
              <Row to={href('inbox')} icon={moreIcons.scrollText} label={own('me.inbox')} />
              <Row to={href('vip')} icon={moreIcons.crown} label={own('me.vipPage')} />
              <Row to={href('bonus')} icon="gift" label={own('me.bonus')} />
              <Row to={href('wallets')} icon={moreIcons.logIn} label={own('me.wallet')} />
              <Row to={href('records')} icon={moreIcons.receiptText} label={names('walletRecords')} />
              <Row to={href('retrieveBalance')} icon={moreIcons.logIn} label={own('me.retrieve')} />
              <Row to={href('report')} icon={moreIcons.scrollText} label={own('me.report')} />
              <Row to={href('share')} icon={moreIcons.copy} label={own('me.share')} />
              <Row to={href('loginWays')} icon={moreIcons.lock} label={own('me.ways')} />
              <Row to={href('memberGames')} icon={moreIcons.heart} label={own('me.games')} />
              <Row to={href('jackpot')} icon="ticket" label={names('luckyJackpot')} />
              <Row to={href('rank')} icon={moreIcons.trophy} label={own('me.rank')} />
              <Row to={href('fair')} icon={moreIcons.shieldCheck} label={own('me.fair')} />
            </List>
          </div>
          <h2 className={styles.heading}>{names('info')}</h2>
          <div className={styles.ways}>
            <List>
              <Row to={href('service')} icon={moreIcons.circleHelp} label={own('me.service')} />
              <Row to={href('faq')} icon={moreIcons.circleHelp} label={names('help')} />
              <Row to={href('about')} icon="info" label={names('about')} />
              <Row to={href('download')} icon={moreIcons.sparkles} label={own('me.download')} />
              <Row to={href('terms')} icon={moreIcons.fileText} label={names('terms')} />
              <Row to={href('privacy')} icon={moreIcons.shieldCheck} label={names('privacy')} />
            </List>
          </div>
        </div>
        <div className={styles.column}>
          <h2 className={styles.heading}>{own('me.settings')}</h2>
          <Settings />
          <List>
            <Row to={href('selfLimited')} icon="pause" label={own('me.break')} />
          </List>
          <LogOut />
        </div>
      </div>
    </Page>
  );
}

/** Scrolls to the part of the page that the address names (#…), and focuses it. */
function useNamedPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!part) return;
    part.scrollIntoView({ block: 'center' });
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Draws the player's name and balance; if they cannot be fetched, an error with a button that tries again. */
function Account() {
  const t = useMemberT();
  const errorText = useErrorText();
  const user = useUser();
  const balance = useBalance();
  const failure = useAccountFailure();
  if (user === undefined && failure)
    return (
      <Card>
        <ErrorState help={errorText(failure.error)} onRetry={failure.retry} />
      </Card>
    );
  return (
    <Card>
      {user === undefined ? (
        <Skeleton height={62} />
      ) : (
        <div className={styles.who}>
          <Link to={href('profile')} aria-label={t('me.profile')}>
            <Avatar name={user.avatarOther || user.avatar} who={user.nickname || user.account} size={62} />
          </Link>
          <span className={styles.names}>
            <b className="ellipsis">
              <bdi>{user.nickname || user.account || t('me.id', { id: user.id })}</bdi>
            </b>
            {(user.nickname || user.account) !== '' && <small>{t('me.id', { id: user.id })}</small>}
          </span>
          <Link to={href('vip')} className={styles.vip}>
            {t('me.vip', { level: user.vip })}
          </Link>
        </div>
      )}
      <dl className={styles.amounts}>
        <div>
          <dt>{t('me.balance')}</dt>
          <dd>
            {balance === undefined ? <Skeleton width={110} height={24} /> : <Money amount={balance.coin} />}
          </dd>
        </div>
        <div>
          <dt>{t('me.diamonds')}</dt>
          <dd className={styles.diamonds}>
            <img src={morePictures.diamond} width={22} height={22} alt="" />
            {balance === undefined ? (
              <Skeleton width={60} height={24} />
            ) : (
              balance.lottery.toLocaleString('en-PH')
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Row({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} className={styles.row}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{label}</span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

function Settings() {
  const t = useMemberT();
  const dispatch = useAppDispatch();
  const { locale, sound, music, effectsVolume, musicVolume, reduceMotion, turbo, calmMode, checkMinutes } =
    useAppSelector((state) => state.preferences);
  return (
    <List>
      <fieldset className={styles.language}>
        <legend>{t('me.language')}</legend>
        {(['en', 'fil'] as const).map((choice) => (
          <label key={choice} className={choice === locale ? styles.chosen : undefined}>
            <input
              type="radio"
              name="locale"
              value={choice}
              checked={choice === locale}
              onChange={() => dispatch(preferencesChanged({ locale: choice }))}
            />
            <span lang={choice}>{choice === 'en' ? 'English' : 'Filipino'}</span>
          </label>
        ))}
      </fieldset>
      <Switch
        label={t('me.sound')}
        help={t('me.sound.help')}
        checked={sound}
        onChange={(value) => dispatch(preferencesChanged({ sound: value }))}
      />
      <Slider
        label={t('me.volume.effects')}
        value={effectsVolume}
        onChange={(value) => dispatch(preferencesChanged({ effectsVolume: value }))}
      />
      <Switch
        label={t('me.music')}
        help={t('me.music.help')}
        checked={music}
        onChange={(value) => dispatch(preferencesChanged({ music: value }))}
      />
      <Slider
        label={t('me.volume.music')}
        value={musicVolume}
        onChange={(value) => dispatch(preferencesChanged({ musicVolume: value }))}
      />
      <Switch
        label={t('me.motion')}
        help={t('me.motion.help')}
        checked={reduceMotion}
        onChange={(value) => dispatch(preferencesChanged({ reduceMotion: value }))}
      />
      <Switch
        label={t('me.turbo')}
        help={t('me.turbo.help')}
        checked={turbo}
        onChange={(value) => dispatch(preferencesChanged({ turbo: value }))}
      />
      <Switch
        label={t('me.calm')}
        help={t('me.calm.help')}
        checked={calmMode}
        onChange={(value) => dispatch(preferencesChanged({ calmMode: value }))}
      />
      <fieldset className={styles.language}>
        <legend>
          {t('me.check')}
          <small>{t('me.check.help')}</small>
        </legend>
        {CHECK_MINUTES.map((minutes) => (
          <label key={minutes} className={minutes === checkMinutes ? styles.chosen : undefined}>
            <input
              type="radio"
              name="check"
              value={minutes}
              checked={minutes === checkMinutes}
              onChange={() => dispatch(preferencesChanged({ checkMinutes: minutes }))}
            />
            <span>{t('me.check.minutes', { minutes })}</span>
          </label>
        ))}
      </fieldset>
    </List>
  );
}

function LogOut() {
  const own = useMemberT();
  const dispatch = useAppDispatch();
  const [logOut, { isLoading }] = useLogOutMutation();
  const leave = async () => {
    // Ends the session on this device even if the server does not answer; the server ends it later by its time limit.
    await logOut();
    dispatch(sessionEnded('logout'));
    showToast(own('auth.loggedOut'), moreIcons.logOut);
  };
  return (
    <Button kind="quiet" block icon={moreIcons.logOut} busy={isLoading} onClick={() => void leave()}>
      {own('me.logOut')}
    </Button>
  );
}
