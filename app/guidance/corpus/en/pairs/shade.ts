import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/**
 * A difficulty in Light and Shadow: its strength when it serves, and when nobody watches it, with what makes that good
 * again. Each fits every cause of its difficulty but those in `shade-causes.ts`.
 */
export const SHADE: PairTexts['shade'] = {
  trust: [
    {
      light:
        'Somebody who knows both sides of a closed door can knock kindly. People with a burden notice that, and let you in.',
      shadow:
        'Distance can leave a friend guessing. They know little of your week, and think that you like it so.',
    },
    {
      light: 'Whoever has come near you may stay. You do not lightly let go of a person.',
      shadow:
        'It is easy to set a test of which nobody was told. The other walks past it whistling, and never hears of it.',
    },
    {
      light:
        'Because nearness costs you something, a secret in your hands is safe. You know what it is to hand one over.',
      shadow:
        'From a distance it is easy to look for one more proof. The other person only hears that your greeting has grown shorter.',
    },
    {
      light: 'You choose with care whom you let near, and those people feel that they were chosen.',
      shadow:
        'A raised guard can hurt somebody who came with an open hand. They stand there for a moment, and wonder what they did.',
    },
    {
      light: 'People leave you with a lighter step, since you asked the question that nobody else had asked.',
      shadow:
        'Somebody who would like to know you is sent home with answers about themselves. They notice it on the stairs, and do not like to turn back.',
    },
  ],
  speech: [
    {
      light:
        'Whoever leaves things unsaid also hears what others leave out. Somebody stops in mid-sentence, and you wait for the rest.',
      shadow:
        'A long silence can hurt. Somebody goes through the last week day by day, and finds nothing that explains the quiet.',
    },
    {
      light:
        'You know what a sentence can weigh. When you do say the important one, people remember it for years.',
      shadow:
        'What is not said to a person is easily said about them. It goes round by three kitchens, and comes back with a sharper edge.',
    },
    {
      light: 'Since you know how hard it is to say, you can ask once more when others have said ‘nothing’.',
      shadow:
        'A joke can carry what you meant to say, and hit the wrong person. Everyone laughs, and one of them a moment too late.',
    },
    {
      light:
        'In a quarrel between two others you can be the one who finds the sentence that both are able to hear.',
      shadow:
        'A hard word can reach the wrong ears, or the right ones too late. Somebody hears it who had no part in it, and the one it was meant for hears of it last.',
    },
    {
      light:
        'You know where a sentence hurts, and can say a hard thing so that the other person keeps their face.',
      shadow:
        'The important sentence can be left for the door. You say it with your coat on, and the other person has no chair to answer from.',
    },
  ],
  provision: [
    {
      light:
        'Whoever often asks if there is enough learns what things are worth. In a lean week others do well to ask you.',
      shadow:
        'Whoever counts what there is easily counts what others take as well. A guest notices the look, and leaves the last piece on the dish.',
    },
    {
      light: 'Because you think of want early, you can give in such a way that nobody has to ask you for it.',
      shadow:
        'Worry can bargain with somebody who has less. The sum comes down by a little, and the seller packs up without a word.',
    },
    {
      light:
        'You know the joy of the right thing at the right time, and can find it for somebody else at a small price.',
      shadow:
        'A gift can come with a small account attached. The other thanks you, and from that day looks for a way to be even.',
    },
    {
      light:
        'You are seldom careless with what belongs to everyone. People can hand you the common purse, and sleep well.',
      shadow:
        'A thing kept for later can be missing for somebody today. It lies in its paper, and next door they make do.',
    },
    {
      light:
        'You do not let others go short while there is something on your shelf, even if it is the last of it.',
      shadow:
        'It can seem that others have it easy. Their good days stand in the window, and the bill lies at the back of the shop.',
    },
  ],
  work: [
    {
      light:
        'Somebody who finds it hard to stop can be relied on to the end. Others begin more gladly because you are there.',
      shadow:
        'You can measure other people by your own pace. Whoever is slower begins to hurry at your step, and drops things.',
    },
    {
      light:
        'You still have strength when others have none left, and when you see it, you take the heavy end.',
      shadow:
        'Somebody has a story for you, and after a while no longer tells it. They see your busy hands, and say that it was nothing.',
    },
    {
      light: 'What you make holds, because you went on when it was tedious. People use it for years.',
      shadow:
        'Without meaning to, one can make rest look like a fault in others. They reach for a broom when you pass, and nobody has asked them to.',
    },
    {
      light:
        'In an emergency you do the work of three people. You see what comes next and do it, and you make no speech.',
      shadow:
        'What is done for people can be done over their heads. They find it finished, and put their own plan away.',
    },
    {
      light:
        'You keep a promise even when it has grown inconvenient, and people plan their week around that.',
      shadow:
        'A person can be kept waiting by a task that could have waited. They look at your back for a while, and go.',
    },
  ],
  home: [
    {
      light:
        'Whoever looks out of the window brings the world in: a spice, a story, somebody who had nowhere to eat.',
      shadow:
        'Restlessness can wear on those who are content. They follow your eyes to the window, and ask themselves what is missing.',
    },
    {
      light:
        'You know that it takes time to arrive, and so newcomers find a chair with you, and the right questions.',
      shadow:
        'From a window other houses look warmer, and it hurts to hear that said. Those at your own table look at their plates, and it grows quiet.',
    },
    {
      light: 'You see how a room could be kinder, and you have the energy to move the lamp until it is.',
      shadow:
        'What you change can be dear to somebody. They come in, look round for the old chair, and sit down somewhere else.',
    },
    {
      light: 'You come in with strength left over, and a heavy table or a stuck window is glad of it.',
      shadow:
        'The noise at the door can settle the evening for others. They listen to the key, and decide what not to say.',
    },
  ],
  learning: [
    {
      light:
        'Whoever knows how much is still to learn is good company for a beginner. Nobody is afraid to ask you.',
      shadow:
        'If you are strict with yourself in learning, you can sound strict to others too. Somebody with half an answer hears what was wrong in it, and grows quiet.',
    },
    {
      light:
        'You take knowledge seriously. What you do pass on has cost you something, and others can build on it.',
      shadow:
        'Knowledge that is kept back too long helps nobody else. Your notebook is full, and at the next table somebody searches alone.',
    },
    {
      light:
        'You can listen to a teacher, a child or a driver with the same open face, and each tells you more.',
      shadow:
        'An answer can come too late or too fast for the one who asks. They nod, and walk away with the question.',
    },
  ],
  service: [
    {
      light:
        'Your care sees what is missing before anyone has to ask, and the person you help does not feel smaller for it.',
      shadow:
        'Help that is never returned can turn others into debtors. They come with a cake to thank you, and you hand them a full bag before they can hand you the cake.',
    },
    {
      light:
        'You know what is good for a tired person, often something as small as a chair, a bowl of soup or silence.',
      shadow:
        'A tired helper can keep a list of those who did not help. Nobody has seen that list. They only wonder why the plates are so loud.',
    },
    {
      light:
        'Because no work is too low for you, people grow calm when you come into a kitchen or to a sickbed.',
      shadow:
        'One can look after people until they forget how to do it for themselves. They wait for their tea, though the kettle stands beside them.',
    },
    {
      light: 'You give quietly, so people may never learn who helped them.',
      shadow:
        'Beside somebody who never sits, others hardly dare to sit. They get up at once, and sit down again after you have gone.',
    },
  ],
  friendship: [
    {
      light:
        'Whoever waits also leaves others free. Somebody who stayed away for months can come back to you without an excuse.',
      shadow:
        'Waiting can become a quiet test of which the other knows nothing. The telephone lies silent between two patient people.',
    },
    {
      light:
        'You know how it is to stand at the edge. So you see who else is standing there, and can walk over.',
      shadow:
        'A hurt that is kept can become a cool greeting for someone who meant no harm. They suppose that you were in a hurry.',
    },
    {
      light: 'Once you are asked, you come, and you are among those who stay to carry the chairs.',
      shadow:
        'One faithful friend can end up doing all the inviting. When that one is away, nobody meets, and nobody knows why.',
    },
    {
      light: 'You feel at once when somebody is left out, because it stings you too, and you move up.',
      shadow:
        'A friend can be lost over an evening that had no plan. They ring on Monday, and nobody answers.',
    },
  ],
  worship: [
    {
      light: 'Since you know what noise is, you notice at once when a place or a person is truly quiet.',
      shadow:
        'Somebody without quiet can take it from others, with a remark into their pause. They answer politely, and have lost the place.',
    },
    {
      light:
        'You do not speak lightly of what is deep, and people can tell you what they believe without being afraid.',
      shadow:
        'It is easy to be strict with those who seem to find their peace without trouble. They feel weighed, and speak of it less.',
    },
    {
      light:
        'The longing itself keeps you honest, and you are not satisfied for long with what only glitters.',
      shadow:
        'A longing without an hour of its own can come out as impatience. The others hear a sharp answer about the keys, and no more.',
    },
  ],
  courage: [
    {
      light:
        'The same fire gets you to your feet where somebody is treated unfairly, and the weaker person is no longer alone.',
      shadow:
        'Anger can warm itself on somebody who cannot answer back. The waiter says that he is sorry, and the one it was meant for is far away.',
    },
    {
      light:
        'You feel it early when something is wrong, and can stand beside people who do not dare to say it.',
      shadow:
        'Unwatched, anger likes to be right for days. It tells its story at each meal, and the other side has less to say in it each time.',
    },
    {
      light:
        'When you do speak of what is wrong, your whole heart is in it, and others are glad that it was said.',
      shadow:
        'After a storm it is easy to expect that others have forgotten it. You are cheerful at supper, and they still speak softly.',
    },
    {
      light:
        'Your warmth and your heat come from one stove. People who are cold have good reason to be glad of it.',
      shadow:
        'People can begin to choose their words when you are near. What reaches you has been made smooth on the way.',
    },
  ],
  order: [
    {
      light:
        'Where a thing has to be right, a dose, a bolt or a date, people breathe easily because you looked.',
      shadow:
        'An exact eye can meet a person and see the loose button first. They came with good news, and now hold their coat closed over it.',
    },
    {
      light: 'What you make stays pleasant to use, because you cared for the part that nobody sees.',
      shadow:
        'To do a thing properly one easily takes it out of another’s hands. They stand beside you, hands empty, and say how neat it looks.',
    },
    {
      light:
        'You find the small cause of a large trouble, and often put it right before anyone has noticed it.',
      shadow:
        'Others can stop showing you what they make. The drawing goes back into the bag, because one line is not straight.',
    },
    {
      light: 'You keep your word to the minute, and for those who wait for you this is a kindness.',
      shadow:
        'Turned on other people, exactness becomes a debt that they owe. They arrive four minutes late, and begin with an excuse instead of a greeting.',
    },
    {
      light: 'You have an eye for what makes an hour good, and others find the right bench because of you.',
      shadow:
        'A comparison that is said aloud can take the shine off somebody’s day. They had been happy, and now they see the cloud.',
    },
    {
      light: 'Whoever comes to you out of a muddle finds a free table, and a clear way through.',
      shadow:
        'A tidied room can leave no place for those who live in it. They sit on the edge of the chair, and look about for somewhere to put a cup.',
    },
    {
      light:
        'You remember lovely days exactly, and can give one of them back to somebody who has forgotten it.',
      shadow:
        'Whoever looks for the better hour leaves early. The others go on playing, and one of them wonders if it was dull.',
    },
  ],
  standing: [
    {
      light: 'You know how much one kind word can do. Yours is exact, and it reaches the person.',
      shadow:
        'Whoever wants to be well thought of can talk past a friend. The friend listens, and waits to be asked.',
    },
    {
      light: 'You feel how others are being looked at, and can make a room easier for the one who blushes.',
      shadow:
        'With an eye on those who judge, one easily overlooks the one who takes the coats. That person sees your smile go past to somebody else.',
    },
    {
      light:
        'Your good name is dear to you, and so people can count on what you have promised before others.',
      shadow:
        'Whoever fears to look small is slow to own a mistake. Somebody else goes home with it, and says nothing.',
    },
  ],
  loss: [
    {
      light:
        'You can stay beside a person who has nothing to celebrate, and nobody has to be cheerful for you.',
      shadow:
        'Loyalty to what is over can leave a cold place for what is here. Those at the table lower their voices, and keep their good news.',
    },
    {
      light:
        'What you loved is in good hands with you. Others hear its stories from you, and hear them as they were.',
      shadow:
        'A load carried alone can make you short with people whose troubles are small. They stop in mid-story, and ask about yours.',
    },
    {
      light: 'You know that things end, and so you can say the kind word while there is still time for it.',
      shadow:
        'Sorrow can take another person’s joy for thoughtlessness. They put the photographs away, and talk about the weather.',
    },
  ],
  patience: [
    {
      light:
        'You can see what a thing may be while there is nothing yet to see, and that gives others courage.',
      shadow:
        'Somebody may still be waiting for a thing that you have not finished, and no longer likes to ask.',
    },
    {
      light:
        'You know that a good thing may need more than one beginning, and can say so to somebody who has given up.',
      shadow:
        'A promise to somebody can lie among the unfinished things. You see a good plan there, and they see the day that was named.',
    },
    {
      light: 'A small beginning is not too small for you, and so people dare to show you theirs.',
      shadow:
        'What you put off is done in the end by somebody else. They do it quietly, and would rather have done it with you.',
    },
    {
      light:
        'Whoever has left a thing undone knows how to be kind to latecomers. You do not count anybody’s lost days.',
      shadow:
        'Lateness can tell a person that they matter less. They keep an eye on the door, and order the second tea alone.',
    },
  ],
}
