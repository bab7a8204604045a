import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';

interface GameTabsProps<Id extends string> {
  /** Label of the tab list for screen readers; `group` is the prefix of element ids. */
  readonly label: string;
  readonly group: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly render: () => ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** Renders the lists of a game under tabs. The code of a list may be loaded when its tab is first opened. */
export function GameTabs<Id extends string>({ label, group, tabs, value, onChange }: GameTabsProps<Id>) {
  return (
    <>
      <Tabs<Id> label={label} group={group} value={value} onChange={onChange} tabs={tabs} />
      <TabPanel group={group} value={value}>
        <Suspense fallback={<Skeleton height={320} radius={18} />}>
          {tabs.find(({ id }) => id === value)?.render()}
        </Suspense>
      </TabPanel>
    </>
  );
}
