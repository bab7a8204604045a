import type { ReactNode } from 'react';
import { href } from '../../pages/href.ts';
import { Page } from '../../ui/page.tsx';
import { PageWays } from '../../ui/page-ways.tsx';
import { useBonusT } from './texts.ts';

const PLACES = [
  ['events', href('bonus')],
  ['tasks', href('bonusTasks')],
  ['rewards', href('bonusRewards')],
  ['rebate', href('rebate')],
  ['record', href('bonusRecords')],
] as const;

interface BonusFrameProps {
  readonly place: (typeof PLACES)[number][0];
  readonly children: ReactNode;
}

/** Draws what all bonus pages share: the title, and the links between these pages. */
export function BonusFrame({ place, children }: BonusFrameProps) {
  const t = useBonusT();
  return (
    <Page title={t('title')} part={place === 'events' ? undefined : t(place)} wide>
      <PageWays
        label={t('places')}
        place={place}
        places={PLACES.map(([id, to]) => ({ id, to, label: t(id) }))}
      />
      {children}
    </Page>
  );
}
