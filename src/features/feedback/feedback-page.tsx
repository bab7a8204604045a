import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { feedbackText, feedbackTopics } from '../../../contract/feedback.ts';
import { useAddFeedbackMutation } from '../../api/feedback.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { href } from '../../pages/href.ts';
import { sessionStored } from '../../platform/storage.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './feedback.module.css';
import { useFeedbackT } from './texts.ts';

const schema = v.object({ topic: feedbackTopics, text: feedbackText });
/** Storage key of the message that is not sent yet, so that it survives a reload. */
const DRAFT = 'perya.feedback';

/** /feedback: the form for writing to customer service. */
export default function FeedbackPage() {
  const t = useFeedbackT();
  const navigate = useNavigate();
  const [add] = useAddFeedbackMutation();
  const form = useFormOf(schema, { topic: 'idea', text: sessionStored.read(DRAFT) ?? '' }, async (values) => {
    await add(values).unwrap();
    sessionStored.remove(DRAFT);
    showToast(t('sent'));
    await navigate(href('feedbackRecords'));
  });
  return (
    <Page title={t('title')}>
      <Form
        form={form}
        className={styles.page}
        fieldText={(code) => (code === 'feedbackShort' || code === 'feedbackLong' ? t(code) : undefined)}
      >
        <p className={styles.about}>{t('about')}</p>
        <ChoiceField
          name="topic"
          label={t('topic')}
          options={feedbackTopics.options}
          text={(topic) => t(`topic.${topic}`)}
        />
        <Message />
        <SubmitRow busyLabel={t('sending')}>{t('send')}</SubmitRow>
        <LinkButton kind="violet" block to={href('feedbackRecords')}>
          {t('mine')}
        </LinkButton>
      </Form>
    </Page>
  );
}

function Message() {
  const t = useFeedbackT();
  const { watch } = useFormContext<{ text: string }>();
  const text = watch('text');
  useEffect(() => sessionStored.write(DRAFT, text), [text]);
  return <TextArea {...useField('text')} label={t('text')} help={t('text.help')} rows={6} />;
}
