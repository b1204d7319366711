import type { SignKnots } from '#app/guidance/corpus/knot-texts.ts'

/** Knots of a lot in Taurus, by its place. */
export const TAURUS: SignKnots = {
  1: {
    gift: 'You take the time that a thing needs, and so it turns out well.',
    knots: {
      delay:
        'Dough can also stand too long. You know it, and lift the cloth, and it could rise a little more. So you wait for the hour that nobody can spoil. The oven is hot by now, those who are hungry have eaten something else, and the bowl is still under its cloth.',
      heat: 'You are slow until somebody pushes, and then something else than the dough gets pounded. For a long time you have said nothing, and moved to one side. Now you have struck the table with both fists, flour and all, and people stare, because they took you for a person without elbows.',
      hidden:
        'A cloth lies over whatever you are making. You do not like to show a thing while it is wet and without a shape, and it has no shape for a long time. So they see somebody who sits beside a covered bowl, and suppose that there is nothing in it.',
      far: 'In a strange kitchen the dough does not rise. The draught is wrong, the clock too loud, and everyone needs the table. So you take up your bowl and carry it from corner to corner, and excuse yourself for needing so long, until you begin to believe them.',
      ease: 'You have found your pace, and nobody disturbs it. The days rise by themselves under the same cloth. When something new lands on the table you turn your chair a little, so that it need not be looked at, and go on with what has always turned out well.',
    },
    traits: {
      held: {
        light:
          'You do not begin before you mean it, and for that reason you hardly ever have to begin twice.',
        shadow: 'You can sit so firmly in your own peace that people have to walk round you.',
      },
      driven: {
        light: 'Once you have set yourself to a thing, it moves, as a cart moves behind a strong animal.',
        shadow: 'You can lower your head and push, long after the gate has turned out to be a wall.',
      },
      loose: {
        light: 'Where you sit down the hurry goes out of a room, and people notice that they were tired.',
        shadow:
          'You can call a habit your nature, and defend it against those who meant to bring you a chair.',
      },
    },
    month: 'Let one thing take as long as it likes, a dough, a letter or a walk.',
    last: 'What grows under your cloth is worth the waiting, and worth showing too.',
    leads: {
      'courage delay': 'Your bread gains by waiting. What you have against somebody only grows heavier:',
      'courage heat': 'You are slow until somebody pushes. Then you are the fastest in the room:',
      'friendship delay': '‘A little longer,’ you say to the dough, and to every invitation:',
      'friendship hidden': 'Your fondness stands under a cloth as well, and keeps warm there:',
      'order far': 'You excuse yourself for needing so long, and make up for it with care:',
      'patience delay': 'Bread you wait for by the hour, and what you love most by the year:',
      'patience ease': 'Dough that nobody waits for can stand all day, and so can you:',
      'patience heat': 'A slow dough you see through to the loaf. What you start in a hot hour you do not:',
      'provision heat': 'For your own dough you can wait. For what lies on another’s table you cannot:',
      'provision hidden': 'You watch the one bowl that is not ready, and overlook the bread on the table:',
      'service delay': 'Those who were hungry have eaten. Your own hunger is still waiting under the cloth:',
      'standing delay':
        'People trust you with slow things. You trust yourself among them only when you are quite ready:',
      'trust far': 'In a strange kitchen you put your own bowl away, and take up their dishcloth:',
      'trust heat': 'Left in peace you rise slowly, like dough. A hand that comes near hurries you:',
    },
    scenes: {
      'order far':
        'Somebody asks you to slice a few onions, and you may cut them so thin and so even that the pan has been hot for ten minutes. ‘Anyhow would do,’ they say, and marvel. Nobody doubts that you have a place here. Such care is a gift, and it is allowed a rough edge.',
    },
  },
  2: {
    gift: 'You know how much is enough, and enjoy what you have.',
    knots: {
      delay:
        'What is enough for today you know to the handful, and so you count on, for tomorrow and for the winter. The good rice you keep for a better evening, and cook the plain rice meanwhile. The better evening comes, the jar is full, and it finds you counting the days until summer.',
      heat: 'Once you know that there is enough, you share what is in the jar. While you are still counting, you cannot. A hand that reaches in too early makes yours quick, and your arm goes round the jar. Later the lid is on, nothing is missing, and the other hand has gone home offended.',
      hidden:
        'Since you know each jar by hand, you have never written a label, and they stand in the back, one on the other. No visitor would guess that there is so much. With time the hand forgets it too. You stand before your own full shelf with an empty basket, and ask in town what rice costs.',
      far: 'The shelf belongs to somebody else, and so you keep your rice in a small bag that can be packed quickly. You eat little at that table and praise it much. You could fill a large jar, slowly, as you know how. But one does not begin with that in a borrowed room.',
      ease: 'The jar was full when you came to it, and it fills again when you turn your back. So your hand has lost the measure. You take what comes up in the scoop, and it is pleasant and without taste, like the third bowl of anything.',
    },
    traits: {
      held: {
        light: 'You look after what you own, and things that were bought once last for half a lifetime.',
        shadow: 'You can save the good sheets for so long that the moths are the first to sleep in them.',
      },
      driven: {
        light: 'When there is a wall to build, you carry stone after stone, and talk about it afterwards.',
        shadow: 'You can grip a thing the harder, the less you still need it.',
      },
      loose: {
        light: 'You share from a full hand, and people leave your door without the feeling of having asked.',
        shadow: 'You can watch the jar so closely that you forget to eat from it.',
      },
    },
    month: 'Write down for one week what was enough, and put a little of it aside for somebody.',
    last: 'Lift the lid of your jar this evening: it was filled so that somebody could eat.',
    leads: {
      'friendship delay': 'The good rice waits for a better evening, and so does the guest:',
      'friendship hidden': 'Your jars stand in the back without a label, and so does your fondness:',
      'order far': 'On a borrowed shelf you do not trust your own measure:',
      'order heat': 'Your own jar you count in peace. Where others have counted wrongly you have no peace:',
      'provision delay': 'Counted for a whole winter, even a full jar looks half empty:',
      'provision ease':
        'By the handful you feel what is enough. A jar that never runs low gives you no sign:',
      'provision heat': 'Your own full jar calms you, until you see another’s:',
      'provision hidden': 'Your jars are full and have no labels, and so you pass them by:',
      'service delay': 'You share from the full jar, and cook the plain rice for yourself:',
      'trust far': 'At a borrowed table you keep your coat on, and your hands look for a dish to dry:',
      'trust heat': 'A jar you can count until you are calm. With people there is nothing to count:',
      'work delay': 'What is enough in the jar you know to the handful. Of work you have no measure:',
      'work heat': 'When the jar is full you see it. When the day is full you run on:',
    },
    scenes: {
      'order far':
        'Somebody asks you to put the cups back, and you may line them up by size, with every handle to the right, and wipe the shelf. They look into the cupboard and laugh kindly: they would have found any cup. Nobody here is counting what you owe, and a crooked handle offends no one.',
    },
  },
  3: {
    gift: 'You stay and listen until the tea is finished, and people feel it.',
    knots: {
      delay:
        'Everything of importance is said at the end of the tea, and you like to fill the cup again. You have something on your heart, and will bring it next week, when there is more time. The bench knows it already. Your neighbour knows the price of tiles, and whose roof lets in water.',
      heat: 'One can sit beside you for an hour and everything rolls off. Then a careless word falls, a small one, about a thing of yours, and you set down the cup so that it breaks. They look at the pieces. They cannot know that there were four small words before it.',
      hidden:
        'The others have told you about their roofs for years. You came with your tools, and there it rains no more. That water stands in your own house they cannot know, since you drink your tea as always and ask about their stairs. You like to listen, they say, and so you do.',
      far: 'You have a place on the bench, at the end, half over the edge. It is their custom, their tea, and you are glad of it. So you laugh at the stories of people you never knew, and bring your tools, and go home before anybody could ask about your own roof.',
      ease: 'Each week there is the same bench, the same cup and the same good talk. It would be easy to go on like this for years, and you have. Once, when the neighbour was silent for longer than usual, you waited kindly until it passed.',
    },
    traits: {
      held: {
        light: 'You let a person finish, also the sentence that they did not know they had.',
        shadow: 'You can keep your own news until it is history, and be hurt that nobody asked in time.',
      },
      driven: {
        light: 'You say little, and act: on Saturday you stand at the gate with a ladder and a hammer.',
        shadow:
          'You can make up your mind about a neighbour once, and refuse to be troubled with anything newer.',
      },
      loose: {
        light: 'You have time, and in a street where nobody has any that is a kind of wealth.',
        shadow: 'You can nod at every tale on the bench, and be quoted by both sides.',
      },
    },
    month: 'Visit one person at the same hour each week, and stay until the cup is empty.',
    last: 'On the bench where you listen so well, it is your turn to talk next week.',
    leads: {
      'courage heat': 'Four small words roll off you. For the fifth you have not a minute:',
      'friendship delay':
        'On the bench there is always another week. With an invitation you count on that too:',
      'friendship hidden': 'The neighbours on the bench see you every week. Friends further away do not:',
      'learning delay': 'What you want to bring to the bench is ready, and you put it off a week:',
      'order far': 'On your own street a roof that holds is enough. On theirs you want to deserve the bench:',
      'order heat': 'Four wrong words you let pass on that bench. The fifth you set right, and hard:',
      'provision heat':
        'You could sit for hours on a neighbour’s bench, content, until you see the neighbour’s new roof:',
      'provision hidden': 'You drink your tea as always, and hardly taste it any more:',
      'service delay': 'What is on your heart has time until next week. This week belongs to the roofs:',
      'speech delay': 'You fill the cup again, and what you have on your heart stays there:',
      'speech ease': 'You can stay until the last cup, and still the talk is only of roofs:',
      'speech heat': 'An hour of talk rolls off you. At one small word the cup breaks:',
      'trust delay': 'You hear of every leak in their roof, and wait to see if yours is safe with them:',
      'trust far': 'You would rather mend ten roofs on that street than talk about your own:',
      'trust heat': 'With the neighbour on the bench you have time. With somebody new you have none:',
    },
    scenes: {
      'order far':
        'You were asked to nail down one loose board of the bench, and perhaps you take up all five, plane them, and count the nails. They wanted to sit, and stand round you with their cups, impressed. Such exactness means well. Your seat there is yours, and need not be earned.',
    },
  },
  4: {
    gift: 'You plant what others are going to eat, and are content.',
    knots: {
      delay:
        'You are good at waiting for what others are going to eat, and have put yourself at the end of every row. First the young trees, then the old ones, then the fence. You mean to sit in the shade some day. It has grown wide by now, and you know it only from outside.',
      heat: 'For the sake of those who are going to eat from it, you let nobody come too near the tree. Somebody leans a bicycle against it, and you are out of the house before the wheel has stopped turning. They wanted to ask for shade. What they meet is a root that goes very deep.',
      hidden:
        'Most of a tree is under the ground, and so is most of what you have done for this house. You water in the evening, when nobody looks. People sit beneath it, eat, and spit out the stones. It would be strange to say: I put it there, and so you do not.',
      far: 'You have roots, and no ground that is yours. So you keep the tree in a pot by the door of a house where others hold the keys. It lives. Each year you look up what it would need, and each year you take a pot that is one size bigger.',
      ease: 'After so much planting the garden stands tall. The fruit falls, others eat, and you have nothing to wait for. You no longer look which tree it comes from. On the sunny side there has been a gap for years, and filling it would take you one stone and a finger’s depth of earth.',
    },
    traits: {
      held: {
        light:
          'You keep a place as it was loved, and those who come back to it find their own height on the door.',
        shadow: 'You can look after the past so well that there is no wall left for a new nail.',
      },
      driven: {
        light: 'When the house is in trouble, you are the beam that was never talked about.',
        shadow: 'You can fight for your ground with such force that in the end you stand on it alone.',
      },
      loose: {
        light:
          'You let what grows grow, and are not sorry that the fruit falls on the other side of the fence.',
        shadow: 'You can live on old ground as if it had been laid out by itself.',
      },
    },
    month: 'Plant something that takes longer than a season, and give it a name.',
    last: 'The roots of your tree are deeper than you can see from where you are sitting.',
    leads: {
      'friendship delay': 'You mean to sit in the shade some day, and not alone:',
      'friendship hidden': 'In this house they eat your fruit. To friends who live elsewhere you send none:',
      'home delay': 'First the trees, then the fence, and the shade stays for some other day:',
      'home ease': 'Waiting is easy for you while something has to grow. By now it grows without you:',
      'home heat': 'The roots you give years, the bicycle not a minute, and you go back in with a hot face:',
      'order far': 'Your tree stands by another’s door, and nothing about it is to give offence:',
      'provision heat':
        'For your own tree you can wait years. Over the fence stands one that is already grown:',
      'provision hidden':
        'Your eyes are on the ground that you water. The fruit hangs above you, year after year:',
      'service delay': 'You water the young trees for everyone, and drink what is left in the can:',
      'service far': 'You keep your tree in a pot by another’s door, and ask for no ground:',
      'trust far':
        'A tree asks nothing of you while it grows. With people you soon look for the watering can:',
      'trust heat': 'For a tree you can wait. When somebody comes near it, you cannot:',
      'work delay': 'A tree you let grow in its own time, and never once sit down to watch it:',
      'work heat': 'A tree you give the years it needs. To yourself you do not give an evening:',
    },
    scenes: {
      'order far':
        'Somebody in the house asks you to give the other pots some water too, and you may find yourself measuring each can, turning every leaf to the light and wiping the saucers. They would have been content with wet earth. Your care harms no one. A drop on their step gives no offence.',
    },
  },
  5: {
    gift: 'You take pleasure slowly, and whoever eats with you learns it too.',
    knots: {
      delay:
        'The onions are only just beginning to smell, and you turn the flame down. It could be finer still. So you stand and stir, with love, while the guests read the backs of your books. When you set the pan on the table it is perfect, and the hour for it is over.',
      heat: 'Whoever eats with you is to learn how good a slow meal is, and so you cannot watch anyone swallow in haste. Slower, you say, smell it first, and put down the next piece before they have asked. It is meant as joy. By the third they chew like people in an examination.',
      hidden:
        'You see so well to every plate that nobody sees yours. Your guests lean back and eat slowly, as they have learned from you. You have tasted in the kitchen, with a spoon, and now you pass the bread. It is your joy, and on the way home they wonder whether you like to eat.',
      far: 'They eat late here, and fast, and talk with full mouths. You praise it. At your own table everything would smell of oil by now and nobody would look at the clock. You wipe your plate with the bread, secretly, as everyone does at home.',
      ease: 'You take your time over what is good, and so you know each good thing by heart. There is bread, there is oil, nobody hurries. Your tongue tells you what it was like on other evenings before it has tasted this one. The bowl grows cool while you remember.',
    },
    traits: {
      held: {
        light: 'You wait for the fruit to be ripe, and then nothing more needs to be done to it.',
        shadow: 'You can put off the feast until you have earned it, and be a hard judge of that.',
      },
      driven: {
        light: 'You insist on the good hour, and drag tired people to a table where they come alive.',
        shadow: 'You can want a joy to stay so badly that you hold it by the collar.',
      },
      loose: {
        light: 'You need no occasion. A loaf, some salt and an open window, and you have a feast.',
        shadow: 'You can look for comfort in the pan when what you missed was somebody to talk to.',
      },
    },
    month: 'Cook one dish without looking at the clock, and ask somebody to eat it with you.',
    last: 'Set out the second plate; somebody likes to eat the way that you do.',
    leads: {
      'friendship delay': 'Whoever comes finds a plate with you. Before you call them, you stir too long:',
      'friendship heat': 'At table you take your time. When you are hurt you take none:',
      'friendship hidden':
        'As long as they eat, your guests know that you like them. After that it grows quiet:',
      'order delay': 'A guest is welcome to you just as he comes. A dish of your own is not:',
      'order ease': 'The bread is good, and your tongue remembers another evening:',
      'order far':
        'At your own table nobody looks at the clock. At theirs you watch how they hold the knife:',
      'order heat': 'Nobody is hurried at your table, until somebody does a thing wrong:',
      'patience delay':
        'Bread and onions you enjoy on any evening. For what is dearest to you no evening is fine enough:',
      'patience heat': 'Over a meal you teach slowness. Over a new plan you have none:',
      'provision heat':
        'You know how to enjoy a thing slowly. When there is more on the table, you forget it:',
      'provision hidden':
        'For guests you notice every smell in the kitchen. On evenings without them you hardly notice the bread:',
      'service delay': 'You stir with love for the guests, and forget that you are hungry too:',
      'trust far': 'At your table others feel at home. At theirs you feel like a guest, even among friends:',
      'trust heat': 'A dish you smell first and taste slowly. With a new guest you have no such patience:',
      'trust hidden': 'Your guests tell you everything over a full plate, and you answer with more bread:',
    },
  },
  6: {
    gift: 'You do the long dull work well, and do not ask for applause.',
    knots: {
      delay:
        'The handle is smooth from your hand, and it could still be smoother. You go over the work again although the light has gone. Others have hung up their aprons. You would be the last to call it pride: you only want to leave it so that nobody has to come after you.',
      heat: 'An ox does not run, but when it runs no fence will hold it. For weeks you have done your part and that of two others. Then somebody asks, in passing, if it could go a little faster. You drop the yoke where you stand, and the noise frightens even you.',
      hidden:
        'Nobody sees this work, except when it has not been done. You do it before they are up, and your sleeves are rolled down again when they come. What they see is a clean room. What your shoulders know does not come up, since there is no place in the day where it could.',
      far: 'You pull in another’s harness, and the strap sits where it does not fit. You could say so. But you are new in this stable, and glad of the oats, and you shift your weight until it hardly rubs. In the evening you are the one that is given the extra furrow.',
      ease: 'The furrow is straight, the ground is light, you could walk it asleep. And so you do. The days lie beside each other, equal and well done. No one drives you. You could stop in the middle and lift your head, and you do not, for there is no reason to.',
    },
    traits: {
      held: {
        light: 'You finish what you have begun, down to the last screw, and sleep well on it.',
        shadow: 'You can stay with a task out of faithfulness, when the task itself left long ago.',
      },
      driven: {
        light: 'Where others give up because it is heavy, you set your feet apart and lift.',
        shadow: 'You can wear out your back to prove a point that nobody had doubted.',
      },
      loose: {
        light: 'You can serve without becoming small, because you know what your hands are worth.',
        shadow: 'You can take on whatever is laid over your neck, and call it getting on with things.',
      },
    },
    month: 'Choose one dull job, and do it so well that you like to look at it.',
    last: 'The job is done properly, the old tool is clean, and your hands are allowed to lie still.',
    leads: {
      'friendship delay': 'The others hang up their aprons and go, and you stay with your tool:',
      'order delay': 'The job has been done properly for an hour, and your hand is still on it:',
      'order far': 'Whoever is new in a stable has to plough straighter than the others, you think:',
      'provision heat': 'You can be glad of one smooth handle, until a shinier one lies beside it:',
      'provision hidden': 'You take up the same tool each day, until neither hand nor eye notices it:',
      'service delay': 'You take up the work that nobody praises, and your own wishes lie under the bench:',
      'service far': 'You are glad of the oats, and do not say where the strap rubs:',
      'service heat': 'In the work itself you are slow. In reaching for it nobody is faster than you:',
      'trust far': 'You pull well in a strange stable. To stand there without a harness is harder:',
      'trust heat':
        'Heavy work has your patience for weeks. A person who wants an answer has it for a moment:',
      'trust hidden': 'When they come down, you ask how they have slept. Your shoulders you do not mention:',
      'work delay': 'By dark you can be glad, and then you see one place that could be smoother:',
      'work heat': 'You do not let anyone hurry you. Once you run, no fence holds you:',
    },
  },
  7: {
    gift: 'Your yes comes slowly, and then it lasts for years.',
    knots: {
      delay:
        'Thread by thread you come nearer, and now you are near. It is only the knot at the end that is missing. You hold the loom open, in case there is another colour that would suit. The person opposite has sat still for you for a long time, and their tea is cold.',
      heat: 'You gave your yes, and it was a whole one. When the other side pulls at a thread, you pull back, at once and with your full weight. It is loyalty, you feel. Between the two of you the cloth stands up like a board, and nobody can wear it.',
      hidden:
        'You have long since decided for this person, and forgotten to say so. The cloth is finished and lies folded in your drawer. They meet a friendly, quiet face, week after week, and do not know whether they are on the way to you or have been there for years.',
      far: 'Others weave here, with other patterns, and you have been given a corner of the loom. A yes like yours takes years, and they ask for it at the door. So you take the colour that they hand you, say a quick and polite one, and look at it as at a false coin.',
      ease: 'The cloth between you has no holes. You sit opposite each other, and the shuttle goes to and fro by itself. It is a peaceful sound. Neither of you could say when you last looked up to see who it was that you were weaving with.',
    },
    traits: {
      held: {
        light: 'You do not give your word lightly, and people build houses on it when they have it.',
        shadow: 'You can make somebody wait for a yes so long that a no would have been kinder.',
      },
      driven: {
        light: 'You stand by your people in bad weather, with your collar up and without being asked.',
        shadow: 'You can hold a person to a promise as one holds an animal to a post.',
      },
      loose: {
        light: 'You can live beside quite different people, and let them be as they are woven.',
        shadow: 'You can stay for the sake of peace, and be absent in your own chair.',
      },
    },
    month: 'Say yes to one thing slowly, and write down what you have promised.',
    last: 'What you have woven with somebody does not come apart from one loose thread.',
    leads: {
      'friendship delay': 'Thread by thread you come near. The last thread is a question, and it waits:',
      'friendship hidden': 'Your yes lasts for years, and you say it once, or not even that:',
      'order far':
        'At your own loom you have years to put a thread right. At theirs you want none to be wrong:',
      'provision heat': 'You stay with people for years, and with your own coat until a finer one goes by:',
      'provision hidden': 'What is finished you fold and lay in the drawer, and there you forget it:',
      'service delay': 'Each thread is chosen with care for the other. Your own shoulders go without:',
      'speech heat': 'Your loyalty is whole, and in a quarrel they feel only the weight of it:',
      'trust delay': 'Because your yes is for years, you want one more proof before you give it:',
      'trust ease': 'The shuttle goes to and fro by itself, and nobody has to look up:',
      'trust far': 'Beside them at the loom you fit in. When the loom stands still, you get up:',
      'trust heat': 'You weave slowly until a thread is pulled. Then nothing goes by threads:',
    },
  },
  8: {
    gift: 'You let go in your own time, and then it is done in peace.',
    knots: {
      delay:
        'There is the cupboard, and in it what was once needed. You open a door, take out a thing, hold it, and put it back. This is not the day. It is so heavy to move that you live round it, on the narrow path along the wall.',
      heat: 'Letting go has its own time with you, and then somebody asks before it has come. They ask quite normally, for their half. But you stand with your back to the cupboard and your arms out, and hear yourself say ‘mine’, in a voice that you know from the playground.',
      hidden:
        'It stands in the cellar, and you have the only key. From above everything looks tidy. What you owe, what is owed to you and what you could not throw away lie down there in the dry, and at night you know the exact place of every box.',
      far: 'This cupboard is full of other people’s things, and you are the one who looks after it. Of what is your own you let go long ago, shelf by shelf. Here you dust what you would not have bought, and keep a list of it, because it is not yours to give away.',
      ease: 'It all has its place, and there is enough room, so you never had to decide about anything. You lay the new on the old and shut the door. It shuts. Some day when you look for one certain thing, you find that you no longer know what you own.',
    },
    traits: {
      held: {
        light: 'You look after what is shared as if it were yours, and give it back in better order.',
        shadow: 'You can keep a thing so carefully for somebody that it never reaches them.',
      },
      driven: {
        light: 'When all are afraid to touch the matter, you take the lower end and say ‘now’.',
        shadow: 'You can hold fast with both hands to what would have stayed of its own accord.',
      },
      loose: {
        light: 'You do not press people, and an old debt spoils neither your sleep nor your manners.',
        shadow: 'You can keep other people’s things for so long that nobody knows whose they are.',
      },
    },
    month: 'Clear one shelf in your own time, and choose for each thing where it goes.',
    last: 'One shelf of the old cupboard is enough for today; the rest of it is not going anywhere.',
    leads: {
      'friendship delay': 'First the cupboard has to go, you think, so that there is room for a guest:',
      'friendship hidden':
        'What friends gave you years ago is safe in your cellar, and you never mention it:',
      'order far': 'Your own things you let go. Theirs you count, and then you count them again:',
      'provision delay': 'Keeping a thing is easy for you. Taking it out and enjoying it is not:',
      'provision heat': 'What is yours you keep for years. Your gladness about it does not last so long:',
      'provision hidden': 'You know every box in the cellar, and do not see what stands upstairs:',
      'service delay':
        'Old things get their time from you, and people too. For yourself there is the path along the wall:',
      'service far': 'Among so much that belongs to others you hardly like to want anything:',
      'speech heat': 'You say ‘mine’ before you can say how much the old thing matters to you:',
      'trust delay':
        'What has stood in your room for years you no longer question. People who have come as long you do:',
      'trust far': 'A cupboard only wants to be looked after. A person wants you to sit down:',
      'trust heat': 'To an old thing you give its time. A new face gets none from you:',
      'trust hidden': 'Upstairs all is tidy, and the key to the cellar stays with you:',
    },
  },
  9: {
    gift: 'You dig in one place, and do not move on, until the well gives water.',
    knots: {
      delay:
        'You dig, and there is damp sand, and you dig further, so as to be sure. People could have drunk from it long ago. But the edge is not yet clean, you say, and the water deeper down could be better. Those who were thirsty have got used to the river.',
      heat: 'You have found your spot, and think that whoever digs elsewhere is wasting their time. You tell them so, with the spade in your hand, and look how deep they have got. It is good water, too. But some go on past your fence with dry mouths, because one cannot drink and be contradicted in the same breath.',
      hidden:
        'It is your fourth reading of that book, and there is no one to whom you have said its name. The well is behind the house, with a lid on. In front of you people talk about books that they have skimmed, and you nod, with a bucket of clear water standing behind the door.',
      far: 'The ground here is rock, and the others fetch their water from far away and speak of sources with foreign names. So you go along and carry. You had a place of your own once and were deep in it. Now you hold a can and wait until it is your turn.',
      ease: 'The water comes up when you let down the rope, cold and clear, as on every morning. You have not dug for years, and here there is nothing more to find. You would not give up this well. Your hands only miss the spade, and you let the rope run through them more slowly.',
    },
    traits: {
      held: {
        light: 'You read a thing until you understand it, and what you then say of it is simple.',
        shadow: 'You can wait to speak until you know it all, and so leave the word to those who do not.',
      },
      driven: {
        light: 'You do not let go of a hard question, and one morning it opens like a shell.',
        shadow: 'You can defend one truth so stubbornly that it gets lonely, and you with it.',
      },
      loose: {
        light: 'You let anyone drink, and do not ask if they are going to remember the well.',
        shadow: 'You can lean on one teacher for so long that your own legs forget the road.',
      },
    },
    month: 'Stay with one book or one question for four weeks, and begin no other.',
    last: 'The water in your well is clear: let the rope down, and drink some yourself.',
    leads: {
      'friendship delay': 'People could drink at your well, and you do not call them yet:',
      'friendship hidden':
        'To a book you love you go back four times. To a friend you only go back in thought:',
      'learning delay': 'There is water in the well, and you dig on:',
      'learning ease':
        'For water you keep to your one well. For the joy of digging you try the spade here and there:',
      'learning heat':
        'Of your one book you know every page. On other people’s ground you want to be right at once:',
      'order far': 'At your own well you know when it is deep enough. Here you cannot tell:',
      'order heat': 'Your own well takes you years. For the fault in another’s you need one look:',
      'provision heat': 'One book is enough for you four times over. Of other things one is soon too little:',
      'provision hidden': 'You look deep into your well. What merely stands in the house you walk past:',
      'service delay': 'You dig so that others can drink, and stand there thirsty with the spade:',
      'service far': 'The water comes from their wells, and you let everyone else drink first:',
      'speech delay':
        'What you know runs deep and clear by now. To hand it up in words, you want it clearer:',
      'speech heat': 'To your well you give years. To a word across the fence you give no time:',
      'trust far': 'With one book you can stay for years. With people you keep a can in your hand:',
      'trust heat': 'For one well you have years. For a stranger at the fence you have hardly a minute:',
    },
  },
  10: {
    gift: 'You are as honest on a dull day as on a fine one.',
    knots: {
      delay:
        'For years you have opened at the same hour, and the street sets its watch by you. Something new has stood in the back room for some time, in its paper. You would like to be certain. Now and then you lift a corner, see that it is good, and pull down the shutter at six.',
      heat: 'Your good name has grown slowly, and so you answer fast when somebody doubts it. A remark is enough. You come out from behind the counter with the ledger open, and prove it to them, page by page, until the last customer has quietly closed the door from outside.',
      hidden:
        'Being honest on a dull day makes no noise, and you have never made any for it. The coin too many is back across the counter before the customer has missed it. They praise the scales. On free days you walk past on the other side and look up, a little longer than one looks at a shop.',
      far: 'They do business in another way here, with more noise and thinner paper. You set out your solid goods and wait for people to feel the weight. But they only look in passing, and you begin to wrap things in thin paper too, and to blush when you name the price.',
      ease: 'The shop runs by itself. People come because they have always come, and say that nobody does it better. You stand there, friendly and reliable, like the scales. It is years since you last asked yourself what you would sell if you were to open a door on this street for the first time.',
    },
    traits: {
      held: {
        light: 'You do not promise what you cannot deliver, and so nobody asks for it in writing.',
        shadow: 'You can hold on to a proven way until it leads only to where you already are.',
      },
      driven: {
        light: 'You stay until it is right, and the people for whom it was made feel it for years.',
        shadow: 'You can be so proud of never having moved that you take movement for a weakness.',
      },
      loose: {
        light: 'Success does not change your step: you lock up, and walk home along the wall as always.',
        shadow: 'You can rest on a reputation as on a sofa, and feel the springs only late.',
      },
    },
    month: 'Do one thing for a stranger exactly as you would do it for a friend.',
    last: 'People know what they get from you, and that is a rare thing on any street.',
    leads: {
      'friendship delay': 'The shop opens on the minute. An invitation you leave in its paper:',
      'friendship hidden': 'You give back every coin too many. Your fondness stays in the till:',
      'home delay': 'At six the shutter comes down, and you are not done:',
      'home heat': 'The last customer has gone, and the ledger is still open:',
      'order far': 'You wrap in thin paper by now, as they do. What goes inside you weigh twice:',
      'provision heat':
        'In one shop you are content for twenty years. In front of another’s window you are not:',
      'provision hidden': 'Only on a free day, from across the street, do you look at what you have:',
      'service delay':
        'The shutter goes up for the others, to the minute. Your own parcel stays in its paper:',
      'service far': 'You blush when you name your price, and elsewhere too you ask little for yourself:',
      'standing delay':
        'Behind your own counter you are sure. In front of something new you want to be certain first:',
      'standing ease': 'A dull day is as good to you as a fine one. With thanks it is different:',
      'standing heat':
        'You stand calmly behind your counter for twenty years, and one remark is enough to bring you out:',
      'trust far':
        'In your shop you can stay for twenty years. Beside a person you stay as long as there is work:',
      'trust heat': 'Behind the counter you know where to stand. In front of it you do not:',
      'trust hidden':
        'After years at one counter you hear everything. What they praise in you is the scales:',
      'work delay': 'The shutter comes down at six, and in your head the shop stays open:',
    },
  },
  11: {
    gift: 'You remember, a year later, what a friend was hoping for.',
    knots: {
      delay:
        'Until the sack of salt is empty, you say nothing of what you hope for. You measure it, there is still some left. The friends around your table have shown their wishes long ago. They like you, they pass the bread, and one of them has given up asking what you would like.',
      heat: 'When you have made a friend, you have made one, and then you do not let go. You keep the seat, you count the visits. If they come a week late, you put the salt before them without a word, and they taste from the first spoon that something is being reckoned.',
      hidden:
        'You remember for years what each of your friends wished for, as you would like them to remember. You think of it on the way home, and next morning, and do not mention it, so as not to embarrass them. They pass you the salt, and believe that nobody was listening.',
      far: 'These people have eaten their salt together before you came. They move up for you kindly. But their jokes have a beginning that you do not know, and your own hope, which is slow and needs to be told from the start, finds no evening long enough.',
      ease: 'You remember so well what each of them once wished for that nobody asks any more. The chairs have taken their shape, the old wishes are passed round with the bread. One of the four has been hoping for something else for some time, and at so friendly a table there is no gap to say it in.',
    },
    traits: {
      held: {
        light:
          'You keep a friendship through silent years, and take it up again in the middle of the sentence.',
        shadow: 'You can wait for a friend to prove what a friend had long forgotten to prove.',
      },
      driven: {
        light: 'You turn a wish into boards and nails, and do not stop before one can sit on it.',
        shadow: 'You can hold the circle so tightly together that it cannot breathe in.',
      },
      loose: {
        light: 'Whoever came once can come again, and finds his cup where it used to hang.',
        shadow: 'You can settle down among people with whom nothing is ever hoped for any more.',
      },
    },
    month: 'Ask a friend about a hope from last year, and say that you have remembered it.',
    last: 'Somebody at your table remembers what you once wished for, too.',
    leads: {
      'friendship delay':
        'Whoever once sat at your table can come back unasked. To somebody new you would have to say it:',
      'friendship ease': 'At your table the same chairs fill by themselves, until one week they do not:',
      'friendship heat': 'You count the visits, and one comes a week late:',
      'friendship hidden': 'What they wished for, you know years later. That you know it, they never learn:',
      'order delay': 'You measure the salt again and again, and a piece of work as well:',
      'order far': 'They ate their salt before you came, and you want to give them no reason to complain:',
      'patience heat': 'A friend you keep for the whole sack of salt. A plan you do not:',
      'provision heat': 'Friends you keep and do not let go. Things please you for a shorter time:',
      'provision hidden': 'You know by heart what everyone still wishes for, and not what is on the table:',
      'service delay':
        'Your friends would remember your wish for years. You wait until they have all had theirs:',
      'standing delay':
        'At your table whoever came once is welcome. Whether you are welcome at theirs, you are never sure:',
      'trust far': 'They move up for you kindly, and you do not quite sit down:',
      'trust heat': 'A friendship has years to grow at your table. Its first evening you leave no time:',
      'trust hidden': 'A few old friends know what you wish for. For everybody else it stays out of sight:',
    },
  },
  12: {
    gift: 'You can keep still until cloudy water becomes clear.',
    knots: {
      delay:
        'You let the water stand. It has long been clear enough to see the bottom, and still you do not put your hand in, since every movement clouds it. So you sit at the edge, very calm, and see quite plainly the thing down there which you could simply lift out.',
      heat: 'You know that the water clears if you leave it alone. Pressed, you cannot leave it: you sit with your teeth together, and then a stone flies, out of your own hand, and the pool is brown to the rim. The throw did you good, and now the water takes longer to clear.',
      hidden:
        'You have a place where you go when it is too much, and you have told no one the way. There you become calm. But you come back so calm that nobody sees where you have been, and when they are in trouble they go to someone who looks as if they knew.',
      far: 'Here there is no quiet corner, or it belongs to somebody. You are a person who needs an hour beside an animal or a wall. Instead you sit with them in the noise, smile, and hold your cup with both hands, so that no one sees how the water in it trembles.',
      ease: 'The pool lies still, and so do you. There is no wind, there is no trouble, it is a green peace with a few leaves on it. You can see the sky in it. You could no longer see the bottom, but you have not tried, because it is so quiet.',
    },
    traits: {
      held: {
        light:
          'You can carry a sorrow without handing it on, and be gentle with whoever meets you on the way.',
        shadow: 'You can lie so still on top of a trouble that it takes you for the lid.',
      },
      driven: {
        light: 'You defend the quiet of those who cannot, and nobody gets past you to their door.',
        shadow: 'You can force a calm on yourself, and be as restful as a clenched hand.',
      },
      loose: {
        light: 'An hour with nothing in it does not frighten you, and you come out of it kind.',
        shadow: 'You can withdraw so comfortably that nobody knows any longer where to knock.',
      },
    },
    month: 'Sit on one evening a week beside water, a plant or an animal, with nothing in your hands.',
    last: 'You know the way to still water, and somebody would be glad to be taken along.',
    leads: {
      'courage heat':
        'Alone you keep as still as the pool. When somebody throws a word in, you throw one back:',
      'friendship delay':
        'Quiet is good for you, and company would be as well. Only, it would move the water:',
      'friendship hidden':
        'In your quiet place there is room for all your friends, and not one of them knows it:',
      'order far':
        'Beside an animal nobody counts your mistakes. Here, in the noise, you feel every eye on your cup:',
      'patience hidden':
        'In the quiet place the water becomes clear. Before it shows you one thing, you get up:',
      'provision heat': 'By the still water you need nothing. On the way home you pass what others have:',
      'provision hidden': 'Cloudy water you notice. Clear water you look straight through:',
      'service delay': 'Your own thing goes on lying in the water. For others you are up in a moment:',
      'trust far':
        'Beside an animal you can stay. Among people you stay only while nobody turns to you alone:',
      'trust heat': 'In quiet you leave the water alone until it clears. A new face you cannot leave alone:',
      'trust hidden': 'You come back calm and ask after the others. Where you have been stays your secret:',
      'work delay': 'By the water you keep still. At home there is always one more thing to be put right:',
      'work heat': 'By the pool you can keep still. Once your hands have begun on something, you cannot:',
    },
    scenes: {
      'order far':
        'Somebody asks you to cut the cake, and you may turn the plate three times and make every slice the same to a crumb, while the talk goes on loudly above you. They think that you do it for pleasure. No one here weighs a slice, and your hand is allowed to shake.',
      'trust hidden':
        'Back in the street, calm again, you may ask a neighbour about her stairs, her garden and the old dog. ‘And you?’ she says. ‘All quiet, thank you.’ She thinks that with you every day is like this. You told no lie. What came before the calm can be told as well.',
    },
  },
}
