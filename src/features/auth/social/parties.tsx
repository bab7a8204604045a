import type { ReactNode } from 'react';
import { SocialType } from '../../../../contract/social.ts';

/** Name and logo of a third party for logging in. */
interface Party {
  readonly name: string;
  /** Logo in its original colours, as the brand's rules require; its view box is 24 × 24. */
  readonly mark: ReactNode;
}

/** Names and logos of the third parties for logging in. */
export const parties: Readonly<Record<SocialType, Party>> = {
  [SocialType.google]: {
    name: 'Google',
    mark: (
      <>
        <path
          fill="#EA4335"
          d="M12 4.75c1.77 0 3.36.61 4.6 1.8l3.43-3.42C17.95 1.19 15.24 0 12 0 7.31 0 3.26 2.69 1.28 6.61l3.99 3.1C6.22 6.86 8.87 4.75 12 4.75z"
        />
        <path
          fill="#4285F4"
          d="M23.49 12.28c0-.79-.08-1.55-.19-2.28H12v4.51h6.47c-.29 1.48-1.13 2.74-2.39 3.59l3.87 3c2.25-2.09 3.54-5.18 3.54-8.82z"
        />
        <path
          fill="#FBBC05"
          d="M5.27 14.3a7.2 7.2 0 0 1-.38-2.3c0-.8.13-1.57.38-2.3l-3.99-3.09A12 12 0 0 0 0 12c0 1.94.46 3.77 1.28 5.39l3.99-3.1z"
        />
        <path
          fill="#34A853"
          d="M12 24c3.24 0 5.96-1.07 7.95-2.91l-3.87-3c-1.07.73-2.46 1.15-4.08 1.15-3.13 0-5.78-2.11-6.73-4.95l-3.99 3.1C3.26 21.31 7.31 24 12 24z"
        />
      </>
    ),
  },
  [SocialType.facebook]: {
    name: 'Facebook',
    mark: (
      <>
        <circle cx="12" cy="12" r="11.5" fill="#fff" />
        <path
          fill="#0866FF"
          d="M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3.01 1.8-4.67 4.54-4.67 1.31 0 2.68.23 2.68.23v2.95h-1.51c-1.49 0-1.96.93-1.96 1.88V12h3.33l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12"
        />
      </>
    ),
  },
  [SocialType.line]: {
    name: 'LINE',
    mark: (
      <>
        <rect width="24" height="24" rx="5.5" fill="#06C755" />
        <path
          fill="#fff"
          d="M12 4.4c-4.6 0-8.3 3-8.3 6.75 0 3.33 2.95 6.12 6.94 6.65.27.06.64.18.73.41.08.21.05.54.03.76l-.12.71c-.04.21-.17.83.73.45s4.82-2.84 6.57-4.85c1.21-1.33 1.79-2.68 1.79-4.13 0-3.75-3.74-6.75-8.37-6.75z"
        />
      </>
    ),
  },
};

/** Draws a third party's logo. Screen readers skip it, so put the name beside it. */
export function PartyMark({ type, size = 24 }: { type: SocialType; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {parties[type].mark}
    </svg>
  );
}
