import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KycPictureKind } from '../../../contract/kyc.ts';
import { isApiError } from '../../api/api-error.ts';
import { useUploadKycMutation } from '../../api/kyc.ts';
import { isFieldCode } from '../../forms/form-texts.ts';
import { useFieldText } from '../../forms/use-field-text.ts';
import { useField } from '../../forms/form.tsx';
import { useErrorText } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import styles from './kyc.module.css';
import { smallPicture } from './small-picture.ts';
import { useKycT } from './texts.ts';

/** Path of the icon of an identity card: a frame with a face and two lines. */
const ID_CARD = {
  d: 'M16 10h2m-2 4h2M6.17 15a3 3 0 0 1 5.66 0M7 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
};

interface PhotoFieldProps {
  readonly kind: KycPictureKind;
  /** Name of the form's field that holds the id of the uploaded photo. */
  readonly name: 'idPicture' | 'selfiePicture';
}

/**
 * Takes a photo with the camera or from a file, shows it, and uploads it while the player fills in the other fields.
 */
export function PhotoField({ kind, name }: PhotoFieldProps) {
  const t = useKycT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { error: missing } = useField(name);
  const { photo, problem, isLoading, isSent, send, choose } = usePhoto(kind, name);
  const [isCamera, setCamera] = useState(false);
  const wrong = problem || (missing === undefined ? '' : t('missingPhoto'));
  return (
    <div className={styles.photo} role="group" aria-labelledby={id}>
      <div className={styles.frame} data-kind={kind}>
        {photo === undefined ? (
          <Icon name={kind === 'id' ? ID_CARD : 'circle-user'} size={40} />
        ) : (
          <Preview photo={photo} />
        )}
      </div>
      <div className={styles.words}>
        <b id={id}>{t(`photo.${kind}`)}</b>
        <small role="status">
          {isLoading ? t('sendingPhoto') : isSent ? t('photoReady') : t(`photo.${kind}.help`)}
        </small>
        <div className={styles.buttons}>
          <Button kind="violet" size="s" onClick={() => setCamera(true)}>
            {t(isSent ? 'again' : 'camera')}
          </Button>
          <Button kind="line" size="s" onClick={() => input.current?.click()}>
            {t('file')}
          </Button>
          {problem !== '' && photo !== undefined && (
            <Button kind="line" size="s" icon="refresh-cw" busy={isLoading} onClick={() => void send(photo)}>
              {t('retryPhoto')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          aria-label={t(`photo.${kind}`)}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // Empties the input, so that the same file can be chosen again.
            currentTarget.value = '';
            if (chosen !== undefined) void choose(chosen);
          }}
        />
        {wrong !== '' && (
          <p className={styles.wrong} role="alert">
            <Icon name="circle-alert" size={14} />
            {wrong}
          </p>
        )}
      </div>
      {isCamera && (
        <CameraDialog
          kind={kind}
          onClose={() => setCamera(false)}
          onPhoto={(file) => {
            setCamera(false);
            void send(file);
          }}
        />
      )}
    </div>
  );
}

/**
 * Uploads a photo and puts its id into the form. Returns the photo with the state of its upload, and the functions that
 * upload it again or choose another.
 */
function usePhoto(kind: KycPictureKind, name: PhotoFieldProps['name']) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { setValue, watch } = useFormContext<Record<PhotoFieldProps['name'], string>>();
  const [upload, { isLoading }] = useUploadKycMutation();
  const [photo, setPhoto] = useState<File>();
  const [problem, setProblem] = useState('');
  const isSent = watch(name) !== '';

  const send = async (file: File): Promise<void> => {
    setPhoto(file);
    setProblem('');
    setValue(name, '');
    try {
      const { id: sent } = await upload({ kind, file }).unwrap();
      setValue(name, sent, { shouldValidate: true });
    } catch (error) {
      const code = isApiError(error) ? error.fields['file'] : undefined;
      setProblem(code !== undefined && isFieldCode(code) ? fieldText(code) : errorText(error));
    }
  };
  const choose = async (chosen: File): Promise<void> => {
    const picture = await smallPicture(chosen).catch(() => 'pictureUnreadable' as const);
    if (typeof picture === 'string') setProblem(fieldText(picture));
    else await send(picture);
  };
  return { photo, problem, isLoading, isSent, send, choose };
}

/** Draws the photo from an object URL, which is released when the photo is no longer shown. */
function Preview({ photo }: { photo: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return <img ref={image} alt="" />;
}
