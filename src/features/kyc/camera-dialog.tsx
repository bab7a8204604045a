import { useEffect, useRef, useState } from 'react';
import type { KycPictureKind } from '../../../contract/kyc.ts';
import { canReadCanvas } from '../../platform/picture-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/states.tsx';
import styles from './kyc.module.css';
import { pictureOfVideo } from './small-picture.ts';
import { useKycT } from './texts.ts';

interface CameraDialogProps {
  readonly kind: KycPictureKind;
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
}

/**
 * Shows the device's camera in a dialog: the back camera for a document, the front camera for a face. Turns the camera
 * off when the dialog closes.
 */
export function CameraDialog({ kind, onPhoto, onClose }: CameraDialogProps) {
  const t = useKycT();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'open' | 'none'>('waiting');

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      // A photo is read from a canvas.
      if (!canReadCanvas()) throw new Error('this browser returns noise from a canvas');
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: kind === 'id' ? 'environment' : 'user', width: { ideal: 1_920 } },
      });
      if (isGone) return stop();
      if (video.current === null) return;
      video.current.srcObject = stream;
      await video.current.play();
      setState('open');
    };
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    open().catch(() => {
      if (!isGone) setState('none');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [kind]);

  const shoot = async (): Promise<void> => {
    if (video.current !== null) onPhoto(await pictureOfVideo(video.current));
  };
  return (
    <Dialog title={t(`camera.title.${kind}`)} onClose={onClose}>
      <div className={styles.camera}>
        {state === 'none' ? (
          <Note kind="warn">{t('camera.none')}</Note>
        ) : (
          <>
            {/* Mirrors the preview of the player's own face, as players expect; the photo itself is not mirrored. */}
            <video ref={video} className={kind === 'selfie' ? styles.mirror : undefined} muted playsInline />
            <p role="status">{state === 'waiting' ? t('camera.wait') : t(`photo.${kind}.help`)}</p>
            {state === 'open' && (
              <Button kind="gold" size="l" block onClick={() => void shoot()}>
                {t('camera.shoot')}
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
