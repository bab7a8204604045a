import { formatPrize } from '../../../contract/money.ts';
import { RECHARGE_SIGN } from '../../../contract/recharge-sign.ts';
import { StampAbout, StampDays } from '../../casino/stamp-card.tsx';
import { href, loginHref } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useRechargeSignT } from './texts.ts';

interface RechargeSignForGuestsProps {
  /** Called when a press leads to another page; closes the dialog around the card. */
  readonly onLeave?: (() => void) | undefined;
}

/** Draws what the stamps of the deposit days are worth, and the button that logs in. */
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
