import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/**
 * A difficulty in Light and Shadow: its strength when it serves, and when nobody watches it, with what makes that good
 * again. Each fits every cause of its difficulty.
 */
export const SHADE: PairTexts['shade'] = {
  trust: [
    {
      light:
        'Somebody who knows both sides of a closed door can knock kindly. People with a burden notice that, and let you in.',
      shadow:
        'Distance can leave all the asking to somebody else. One plain question about their day, asked first, makes it even again.',
    },
    {
      light:
        'Your door opens slowly, and whoever is inside it stays there. You do not lightly let go of a person.',
      shadow:
        'It is easy to set a test of which nobody was told. Say aloud what you hope for, and the other has a chance.',
    },
    {
      light:
        'Because nearness costs you something, a secret in your hands is safe. You know what it is to hand one over.',
      shadow:
        'From a distance it is easy to judge. If you have an opinion about somebody, go near enough once to ask them.',
    },
    {
      light:
        'It matters to you who is near, and so it means something to be near you. People feel that they were chosen.',
      shadow:
        'A raised guard can hurt somebody who came with an open hand. ‘Forgive me, that was not about you’ is welcome even late.',
    },
  ],
  speech: [
    {
      light:
        'Whoever leaves things unsaid also hears what others leave out. Somebody stops in mid-sentence, and you wait for the rest.',
      shadow:
        'Left to itself, silence can punish. If somebody has been guessing for days what they did, tell them, and tell it gently.',
    },
    {
      light:
        'You know what a sentence can weigh. When you do say the important one, people remember it for years.',
      shadow:
        'What is not said to a person is easily said about them. It is made good by going to that person first.',
    },
    {
      light: 'Since you know how hard it is to say, you can ask once more when others have said ‘nothing’.',
      shadow:
        'A joke can carry what you meant to say, and hit the wrong person. ‘That was about something else’ makes it good.',
    },
    {
      light:
        'In a quarrel between two others you can be the one who finds the sentence that both are able to hear.',
      shadow:
        'A hard word can reach the wrong ears, or the right ones too late. Say it early and kindly, to that one person.',
    },
  ],
  provision: [
    {
      light:
        'Whoever often asks if there is enough learns what things are worth. In a lean week others do well to ask you.',
      shadow:
        'The same eye can count what other people take. Fill the next plate without looking, and pass it on.',
    },
    {
      light: 'Because you think of want early, you can give in such a way that nobody has to ask you for it.',
      shadow: 'Worry can bargain with somebody who has less. Round the sum up, and say that it was worth it.',
    },
    {
      light:
        'You know the joy of the right thing at the right time, and can find it for somebody else for very little.',
      shadow:
        'A gift can come with a small account attached. Forget one on purpose, and nobody owes anybody anything.',
    },
    {
      light:
        'You are seldom careless with what belongs to everyone. People can hand you the common purse, and sleep well.',
      shadow: 'A thing kept for later can be missing for somebody today. Lend it, and name no date.',
    },
    {
      light:
        'You do not let others go short while there is something on your shelf, even when you fear for it.',
      shadow:
        'It can seem that others have it easy. Ask one of them what it cost, and listen to the whole answer.',
    },
  ],
  work: [
    {
      light:
        'Somebody who finds it hard to stop can be relied on to the end. Others begin more gladly because you are there.',
      shadow:
        'The same drive can measure people by its own pace. Let somebody finish slowly, and thank them as you would for fast work.',
    },
    {
      light:
        'You still have strength when others have none left, and when you see it, you take the heavy end.',
      shadow:
        'Somebody may wait with a story until they no longer tell it. Sit down first, and ask for it from the beginning.',
    },
    {
      light: 'What you make holds, because you went on when it was tedious. People use it for years.',
      shadow:
        'Without meaning to, one can make rest look like a fault in others. Tell somebody to go home early, and mean it.',
    },
    {
      light:
        'In an emergency you are worth three. You see what comes next and do it, and you make no speech.',
      shadow:
        'What is done for people can be done over their heads. Ask before you lift it, and take a no for an answer.',
    },
    {
      light:
        'You keep a promise even when it has grown inconvenient, and people plan their week around that.',
      shadow:
        'A person can be kept waiting by a task that could have waited. Put it down first, and then listen.',
    },
  ],
  home: [
    {
      light:
        'Whoever looks out of the window brings the world in: a spice, a story, somebody who had nowhere to eat.',
      shadow:
        'Restlessness can wear on those who are content. Tell them that it is about you, and stay for one pot of tea.',
    },
    {
      light:
        'You know that it takes time to arrive, and so newcomers can find with you a chair and the right questions.',
      shadow:
        'From a window other houses look warmer, and it hurts to hear that said. Praise one thing under your own roof, aloud.',
    },
    {
      light: 'You see how a room could be kinder, and you have the energy to move the lamp until it is.',
      shadow: 'What you change can be dear to somebody. Ask whose chair it was before you carry it out.',
    },
  ],
  learning: [
    {
      light:
        'Whoever knows how much is still to learn is good company for a beginner. Nobody is afraid to ask you.',
      shadow:
        'The same strict measure can be laid on others. When somebody speaks with half the knowledge, hear the half that is right.',
    },
    {
      light:
        'You take knowledge seriously. What you do pass on has cost you something, and others can build on it.',
      shadow:
        'Knowledge that is kept back too long helps nobody else. Give away one thing that you know, while it is still unfinished.',
    },
    {
      light:
        'You can listen to a teacher, a child or a driver with the same open face, and each tells you more.',
      shadow:
        'An answer can come too late or too fast for the one who asks. Ask first what they need from it.',
    },
  ],
  service: [
    {
      light:
        'Your care sees what is missing before anyone has to ask, and the person you help does not feel smaller for it.',
      shadow:
        'Help that is never returned can turn others into debtors. Ask one of them for something, and let it be done their way.',
    },
    {
      light:
        'You know what does a tired person good, often something as small as a chair, a soup or silence.',
      shadow:
        'A tired helper can keep a list of those who did not help. Cross out one name, and say one wish instead.',
    },
    {
      light:
        'Because no work is too low for you, people grow calm when you come into a kitchen or to a sickbed.',
      shadow:
        'One can look after people until they forget how it is done. Leave them the spoon, and stay in the room.',
    },
    {
      light: 'You give without a drum, so people may never learn who it was that helped them.',
      shadow:
        'The same zeal can speak sharply to somebody who is resting. They have done nothing wrong, and there is room beside them.',
    },
  ],
  friendship: [
    {
      light:
        'Whoever waits also leaves others free. Nobody has to explain why they did not come, and so they come back.',
      shadow:
        'Waiting can become a quiet test, and people fail it who do not know of it. Call once, and the test is over.',
    },
    {
      light:
        'You know how it is to stand at the edge. So you see who else is standing there, and can walk over.',
      shadow:
        'A hurt that is kept can become a cool greeting for someone who meant no harm. Greet them warmly next time.',
    },
    {
      light: 'Once you are asked, you come, and you are among those who stay to carry the chairs.',
      shadow:
        'One faithful friend can end up doing all the inviting. Take that trouble off them for a month.',
    },
  ],
  worship: [
    {
      light: 'Since you know what noise is, you notice at once when a place or a person is truly quiet.',
      shadow:
        'Somebody without quiet can take it from others, with a remark into their pause. Come in softly, and wait a moment.',
    },
    {
      light:
        'You do not speak lightly of what is deep, and people can tell you what they believe without being afraid.',
      shadow:
        'It is easy to be strict with those who seem to find their peace without trouble. Ask one of them how they do it.',
    },
    {
      light:
        'The longing itself keeps you honest, and you are not satisfied for long with what only glitters.',
      shadow:
        'A longing without an hour of its own can come out as impatience. Take the hour, and people have you back.',
    },
  ],
  courage: [
    {
      light:
        'The same fire gets you to your feet where somebody is treated unfairly, and the weaker person is no longer alone.',
      shadow:
        'Anger can warm itself on somebody who cannot answer back. Go to that person first, and lower your voice.',
    },
    {
      light:
        'You feel it early when something is wrong, and can stand beside people who do not dare to say it.',
      shadow:
        'Unwatched, anger likes to be right for days. Say one sentence of the other side aloud, and some air comes in.',
    },
    {
      light:
        'When you do speak of what is wrong, your whole heart is in it, and others are glad that it was said.',
      shadow: 'After a storm it is easy to expect that others have forgotten it. Ask whether they have.',
    },
    {
      light:
        'Your warmth and your heat come from one stove. People who are cold have good reason to be glad of it.',
      shadow:
        'People can begin to choose their words when you are near. Thank the first one who tells you the truth.',
    },
  ],
  order: [
    {
      light:
        'Where a thing has to be right, a dose, a bolt or a date, people breathe easily because you looked.',
      shadow:
        'The same eye can meet a person and see the loose button first. Look once more, and begin with the face.',
    },
    {
      light: 'What you make stays pleasant to use, because you cared for the part that nobody sees.',
      shadow:
        'To do a thing properly one easily takes it out of another’s hands. Put it back, and admire what they make of it.',
    },
    {
      light:
        'You find the small cause of a large trouble, and often put it right before anyone has noticed it.',
      shadow:
        'Others can stop showing you what they make. Praise one piece that has a fault, and leave out the fault.',
    },
    {
      light: 'You keep your word to the minute, and for those who wait for you this is a kindness.',
      shadow: 'Kept against other people, exactness turns into a bill. Round it off, and in their favour.',
    },
  ],
  standing: [
    {
      light:
        'Whoever listens so closely for praise knows how it is heard. Yours is exact, and it reaches the person.',
      shadow:
        'The wish to be seen can borrow another person’s light. Say whose idea it was, even if it is late.',
    },
    {
      light: 'You feel how others are being looked at, and can make a room easier for the one who blushes.',
      shadow:
        'It is easy to be kinder to the important guest than to the one who takes the coats. Learn that name first.',
    },
    {
      light:
        'Your good name is dear to you, and so people can count on what you have promised before others.',
      shadow:
        'The fear of looking small can let blame fall next door. It is lifted in three words: ‘That was me.’',
    },
  ],
  loss: [
    {
      light:
        'You can stay beside a person who has nothing to celebrate, and nobody has to be cheerful for you.',
      shadow:
        'Loyalty to what is over can leave a cold place for what is here. Ask somebody at the table about their day.',
    },
    {
      light:
        'What you loved is in good hands with you. Others hear its stories from you, and hear them as they were.',
      shadow:
        'A load carried alone can make you short with people whose troubles are small. Small troubles weigh too; listen to one.',
    },
    {
      light: 'You know that things end, and so you can say the kind word while there is still time for it.',
      shadow:
        'Sorrow can take another person’s joy for thoughtlessness. Be glad with them for one evening; it takes nothing away.',
    },
  ],
  patience: [
    {
      light:
        'You can see what a thing may be while there is nothing yet to see, and that gives others courage.',
      shadow:
        'Somebody may be waiting for a thing that you have not finished. Tell them a day, even if it is a late one.',
    },
    {
      light:
        'You know that a good thing may need more than one beginning, and can say so to somebody who has given up.',
      shadow:
        'A promise to somebody can lie among the unfinished things. Keep the oldest one, or give it back kindly.',
    },
    {
      light: 'A small beginning is not too small for you, and so people dare to show you theirs.',
      shadow:
        'What you put off may be done in the end by somebody tired. Thank that person, and do the next piece yourself.',
    },
    {
      light:
        'Whoever has left a thing undone knows how to be kind to latecomers. You do not count anybody’s lost days.',
      shadow:
        'Lateness can tell a person that they matter less. Begin with the one thing that somebody else is waiting for.',
    },
  ],
}
