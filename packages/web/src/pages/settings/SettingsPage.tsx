import { words } from '../../words/words.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Settings } from './Settings.tsx';

export function SettingsPage() {
  const { title } = words().settings;
  return (
    <PageFrame title={title}>
      <h1>{title}</h1>
      <Settings />
    </PageFrame>
  );
}
