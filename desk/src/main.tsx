/** Entry point of the desk. */
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readHouseFacts } from './text/houseFacts.ts';
import './style/base.css';
import './style/frame.css';
import './style/pages.css';
import './style/lists.css';
import './style/forms.css';
import './style/logIn.css';
import './style/narrow.css';
import { language, tagOf } from './text/language.ts';

readHouseFacts();
document.documentElement.lang = tagOf[language()];
const place = document.getElementById('desk');
if (place !== null) createRoot(place).render(<App />);
