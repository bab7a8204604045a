import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { flightHeld } from '../../store/live-slice.ts';
import type { Modal } from '../../store/modals-slice.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import coupon from '../../../assets/lobby/i/coupon.webp';
import card from '../../../assets/lobby/i/scratch-card.webp';
import type { Reward } from '../../../contract/reward.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import { pictures } from '../../casino/pictures.ts';
import { Flight, type FlightStart } from './flight.tsx';
import { nameOf } from '../../casino/reward-name.ts';
import { rewardTexts } from '../../casino/reward-texts.ts';
import { coinsOf, kindOf, together } from './rewards.ts';
import styles from './rewards-modal.module.css';

type RewardsModalData = Extract<Modal, { name: 'rewards' }>;

/** Time after opening in which presses are ignored, ms: such presses were meant for the page below the list. */
const DEAF = 400;

/** Lists the rewards that the player got. A tap anywhere closes the list, and the rewards fly to the balance. */
export default function RewardsModal({ modal, onClose }: { modal: RewardsModalData; onClose: () => void }) {
  const { from } = modal;
  const rewards = useMemo(() => together(modal.rewards), [modal.rewards]);
  const [spots, setSpots] = useState<readonly FlightStart[] | undefined>(() =>
    from === undefined ? undefined : rewards.map((reward) => ({ reward, at: from })),
  );
  const dispatch = useAppDispatch();
  const coins = rewards.reduce((sum, reward) => sum + coinsOf(reward), 0);
  // Holds the displayed balance back from the time when the list opens, so that it grows only when the coins arrive.
  useEffect(() => {
    dispatch(flightHeld(coins));
    return () => void dispatch(flightHeld(0));
  }, [coins, dispatch]);
  if (spots) return <Flight spots={spots} onDone={onClose} />;
  return <RewardList rewards={rewards} onLeave={setSpots} />;
}

function RewardList({
  rewards,
  onLeave,
}: {
  rewards: readonly Reward[];
  onLeave: (spots: readonly FlightStart[]) => void;
}) {
  const t = useTexts(rewardTexts);
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);

  const leave = useCallback(() => {
    if (performance.now() - since.current < DEAF) return;
    onLeave(
      rewards.map((reward, index) => {
        const box = rows.current[index]?.getBoundingClientRect();
        return { reward, at: { x: box ? box.left + 40 : 0, y: box ? box.top + box.height / 2 : 0 } };
      }),
    );
  }, [onLeave, rewards]);

  return (
    <Dialog title={t('title')} onClose={leave}>
      {/* The whole list is one button, because a tap anywhere closes it. */}
      <button type="button" className={styles.all} onClick={leave}>
        <ul className={styles.list}>
          {rewards.map((reward, index) => (
            <li
              key={reward.propId}
              ref={(row) => void (rows.current[index] = row)}
              style={{ animationDelay: `${index * 70}ms` }}
            >
              <img src={pictureOf(reward)} width={44} height={44} alt="" />
              <b>{nameOf(reward, t)}</b>
              {coinsOf(reward) > 0 ? (
                <Money amount={reward.count} kind="signed" />
              ) : (
                kindOf(reward) === 'card' && <small>{t('bag')}</small>
              )}
            </li>
          ))}
        </ul>
        <span className={styles.continue}>{t('continue')}</span>
      </button>
    </Dialog>
  );
}

function pictureOf(reward: Reward): string {
  const kind = kindOf(reward);
  if (kind === 'coin') return pictures.coin;
  if (kind === 'gem') return morePictures.diamond;
  return reward.propId >= 110_000 ? card : coupon;
}
