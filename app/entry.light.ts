import { openGooglePopups, tellOpener } from './features/account/google-links.ts'
import { showPasskeyForms } from './features/account/passkey-forms.ts'
import { leaveWhenSignedIn, reloadUnlessSignedIn } from './features/account/session-watch.ts'
import { savePracticeTicks } from './features/analysis/light-practices.ts'
import { revealReasons } from './features/lots/light-reasons.ts'
import { writeNotesInPlace } from './features/notes/light-notes.ts'
import { enhanceForms } from './ui/form/light-forms.ts'
import { keepOtherTexts } from './ui/form/light-texts.ts'
import { showWaiting } from './ui/form/light-waiting.ts'
import { offerPng } from './ui/plate/light-picture.ts'
import { floatToasts } from './ui/toast/light-toasts.ts'

/** The only script of pages that need JavaScript but not React. Each of them works without it. */
const say = floatToasts(document)
enhanceForms(document)
openGooglePopups(document, say)
tellOpener(document)
showPasskeyForms(document)
revealReasons(document)
writeNotesInPlace(document)
savePracticeTicks(document)
showWaiting(document)
keepOtherTexts(document)
offerPng(document)

const leavesTo = document.querySelector<HTMLElement>('[data-leaves-to]')?.dataset.leavesTo
if (leavesTo) leaveWhenSignedIn(leavesTo)
const { signedInAs } = document.body.dataset
if (signedInAs) reloadUnlessSignedIn(signedInAs)
