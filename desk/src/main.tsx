/** Entry point of the desk. */
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readHouseFacts } from './text/houseFacts.ts';
import './style/desk.css';
import { language, tagOf } from './text/language.ts';

readHouseFacts();
document.documentElement.lang = tagOf[language()];
const place = document.getElementById('desk');
if (place !== null) createRoot(place).render(<App />);
