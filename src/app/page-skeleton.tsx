import { Skeleton } from '../ui/skeleton.tsx';

/** Renders the placeholder of a page whose code is still loading; `bare` means without top bar and navigation. */
export function PageSkeleton({ bare }: { bare: boolean }) {
  return (
    <div className="wrap" aria-busy="true" style={{ maxWidth: bare ? 480 : 760, margin: '0 auto' }}>
      <div style={{ height: bare ? 0 : 56, display: 'grid', placeItems: 'center' }}>
        <Skeleton width={140} height={22} />
      </div>
      <Skeleton height={bare ? 236 : 132} radius={18} />
      <div style={{ display: 'grid', gap: 14, marginTop: 18 }}>
        <Skeleton height={52} radius={14} />
        <Skeleton height={52} radius={14} />
        <Skeleton height={52} radius={14} />
      </div>
    </div>
  );
}
