import { required } from '@titlenet/catalogue/required';
import './app/no-eval.ts';
import './app/theme/styles.css';
// Before the style sheets of screens, which win over it.
import './ui/layout/primitives.tsx';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startApp } from './app/start-app.ts';

const app = startApp();
createRoot(required(document.getElementById('root'), '#root')).render(<App {...app} />);
