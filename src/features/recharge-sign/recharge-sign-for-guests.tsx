import { formatPrize } from '../../../contract/money.ts';
import { RECHARGE_SIGN } from '../../../contract/recharge-sign.ts';
import { StampAbout, StampDays } from '../../casino/stamp-card.tsx';
import { href, loginHref } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useRechargeSignT } from './texts.ts';

interface RechargeSignForGuestsProps {
  /** Called when a press leaves the card. */
  readonly onLeave?: (() => void) | undefined;
}

/** Draws the value of the deposit card's stamps, and the log-in. */
export function RechargeSignForGuests({ onLeave }: RechargeSignForGuestsProps) {
  const t = useRechargeSignT();
  return (
    <>
      <StampAbout>{t('about', { needs: formatPrize(RECHARGE_SIGN.needs) })}</StampAbout>
      <StampDays
        days={RECHARGE_SIGN.diamonds.map((count, place) => ({
          day: place + 1,
          count,
          state: 'later',
          label: t('day.later', { day: place + 1, count }),
          name: t('day', { day: place + 1 }),
        }))}
      />
      <LinkButton
        kind="gold"
        size="l"
        block
        to={loginHref(href('rechargeSign'))}
        {...(onLeave && { onClick: onLeave })}
      >
        {t('login')}
      </LinkButton>
    </>
  );
}
