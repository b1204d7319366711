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
      'courage delay':
        'For three weeks you have kept the cloth over it, how she was praised for your loaf. Today she asks if this one is a little dark, and the kitchen hears about the other. How proud of crusts, she may think. You were waiting to say it well, and it went on rising.',
      'courage heat':
        '‘Still at it?’ somebody asks from the door, and you have answered that whoever is in a hurry can eat stones. Then you see the tea that they have brought you. How fearless, they may think. You have been pushed so often that a kind question sounded like the next push.',
      'order far':
        'Somebody asks you to slice a few onions, and you may cut them so thin and so even that the pan has been hot for ten minutes. ‘Anyhow would do,’ they say, and marvel. Nobody doubts that you have a place here. Such care is a gift, and it is allowed a rough edge.',
      'patience heat':
        'You began the basket in a storm, and by midnight it had a floor. This afternoon it is over and under, over and under, and you leave it with the other floors. Visitors perhaps admire your many crafts. Dough comes up by itself while you wait, and willow stays where you left it.',
      'provision heat':
        'You carry your warm loaf home, content as far as the corner. There, on somebody’s table by the window, lies one with figs, and yours is a plain one now. Whoever meets you may envy you your supper. Your eye had run ahead of your nose, and bread is slow even in pleasing.',
      'provision hidden':
        'You sit by the covered bowl, watch the cloth, and eat a slice of yesterday’s loaf with butter. Asked what you had for supper, you may have to think. They suppose food means little to you. It was good bread, it was there all week, and nothing about it had still to rise.',
      'standing delay':
        'With the loaf under your arm you stand before their door, knock on its crust, look for a crack, and feel for flour on your chin. Inside, somebody perhaps puts the noise down to the cat. You wanted to be as ready as the bread, whose smell had gone in long before you.',
      'trust far':
        'Someone in that kitchen puts an arm round you and says how glad they are of you. The pans are wet, you reply, with one in your hands. They laugh, sure perhaps that you did not hear. You heard it all, and in that draught it was easier to hold than to be held.',
      'trust heat':
        'A new acquaintance lays her hand on your arm and praises the bread. You have told her half your life before the tea is poured, see her blink, and cross your arms. She may suppose it is getting late. The hand came before you had risen, and left no slow way to answer.',
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
      ease: 'You have filled the jar so faithfully, handful by handful, that it is never below the rim any more. So your hand has lost the measure. You take what comes up in the scoop, and hardly taste it, as with the third bowl of anything.',
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
      'order heat':
        'Your neighbour reads out her list, a sack of rice at thirty, and you have said ‘twenty-nine’ before she comes to the end. She folds the paper up, and may feel that you lay in wait. You were listening gladly, and that one figure was on your tongue like a husk.',
      'provision delay':
        'A friend is at the door, there is fish, and you lift down the good rice. You weigh a cupful of it, think of the winter, and reach for the plain. She may think you taste no difference. You taste it so well that you wanted to have it until summer.',
      'provision heat':
        'Your jar is full to the brim, and you pat its side. Then somebody carries a sack past, from the mountains, and your rice is only rice. You ask what theirs costs, and they may feel flattered. It was one quick look, and contentment takes you as long as filling a jar.',
      'service delay':
        '‘Did you get enough?’ they ask, and you show them the pot, as if it were an answer. The good rice is on their plates, and you eat the crust, standing up. Perhaps you like it crisp, they think. You measure by the handful, and the hand that measures is not counted.',
      'trust far':
        'The house is quiet, and the woman whose shelf it is sits down by you and asks how you really are. You see two wet cups, and are up and drying them. You may be shy, she decides. You eat at a borrowed table, and a cloth in the hand feels like rent.',
      'trust heat':
        'A new neighbour asks how you store your rice, and by the third sentence you have offered her half of it. She steps back, and you shut the lid and talk of rain. Perhaps she supposes you are busy. A person cannot be counted by the handful, and so you had to guess.',
      'work delay':
        'The rice is sorted, washed and put to soak, and you sit down. From the chair you see the dusty lids, and after the lids the shelf, and then it is dark. You may seem happiest on your feet. You can hear when a jar is full, and a full day makes no sound.',
      'work heat':
        'The jars are filled and lidded. You pull out the flour bin, scrub it, and have the beans in your apron before anyone can thank you. ‘Leave it,’ says somebody who may believe you are made of iron. Your hands were so glad of the full jars that they went on.',
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
      'courage heat':
        '‘You and your tools,’ he says, and you have told him where to look for his next hammer. Then you see his hand, fondly, on your box. He may admire how sure you always are. Four other words were still lying on the bench, and his had to sit down among them.',
      'order far':
        'You were asked to nail down one loose board of the bench, and perhaps you take up all five, plane them, and count the nails. They wanted to sit, and stand round you with their cups, impressed. Such exactness means well. Your seat there is yours, and need not be earned.',
      'order heat':
        '‘You got that chair in the year of the flood,’ says your neighbour, and you have said ‘the year after’ before he can swallow. He perhaps concludes that the story bores you. You were glad of it, and only wanted your chair to stand straight in it.',
      'speech heat':
        '‘Then go to the others,’ you say, and the cup breaks. The rest was that you would miss him on this bench, and you hear it quite clearly while you pick up the handle. To him it may sound like a farewell. It was a long sentence, and it was interrupted by a cup.',
      'trust delay':
        'Your neighbour has kept your key for nine years and watered everything. Today you mention your leaking tap, a small thing, and watch if anybody further down the street asks about taps. He may consider himself your confidant. You have been under so many roofs that you know how late a crack is found.',
      'trust far':
        'They move along until you have a whole seat, and the old man asks, kindly, about your own roof. You hear his gate squeak, and are at the hinge with the oil. Your roof must be sound, he may conclude. He had come very near, and a hinge you know how to answer.',
      'trust heat':
        'Somebody new has sat down on the bench. Before the tea has drawn you have offered her your ladder and your Fridays. She draws back, and you stare at the road. Perhaps you expect somebody, she thinks. The old neighbour took years to come so near, and you wished to spare her those.',
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
      'trust far': 'Beside a tree you can wait. Beside people you soon look for the watering can:',
      'trust heat': 'For a tree you can wait. When somebody comes near it, you cannot:',
      'work delay': 'A tree you let grow in its own time, and never once sit down to watch it:',
      'work heat': 'A tree you give the years it needs. To yourself you do not give an evening:',
    },
    scenes: {
      'friendship hidden':
        'You water in the dark and think of the friend who moved north, how she spat out the stones and laughed. You tell her about the new branch, at length, in your head. She perhaps counts the months, and feels forgotten. It went down to her like water to a root, unheard.',
      'home delay':
        'You come through the gate, and your eyes go along the fence, the gutter, the dry corner. Before your bag is down you have the can in your hand. What a restful place to come home to, people may say. It has grown up under your eyes, and they know its list by heart.',
      'home ease':
        'The fruit falls, thud, thud, and nothing waits for you. You tell the table that somebody has hung the ladder the wrong way round, and listen for an answer. They chew, and perhaps blame the heat. For years there was a stubborn piece of earth under your hands, and this evening they miss it.',
      'home heat':
        'You come in from the yard. The sticking drawer flies out, the chair is put straight with a bang, the lid lands on the pot. Next door they may pity the cook. You had guarded those roots with both arms, and arms are the last to hear that it is over.',
      'order far':
        'Somebody in the house asks you to give the other pots some water too, and you may find yourself measuring each can, turning every leaf to the light and wiping the saucers. They would have been content with wet earth. Your care harms no one. A drop on their step gives no offence.',
      'provision heat':
        'Over the fence stands one that bears already, yellow and heavy. You look back at your own, which made you glad this morning by reaching your knee, and it has become a stick. Your neighbour may feel flattered. You admired with all your heart, and two trees are much for one heart.',
      'provision hidden':
        'You bend over the can. Something ripe drops beside you, and you push it aside with your foot, to see if the ground is wet. Asked about your year, you may speak of too little rain, and they picture a poor one. The fruit was up there, and your work is down here.',
      'service delay':
        'The first mangoes are ripe. You put aside the best for the street, the next for the house, the split one for the birds, and lick the knife. ‘Do you not like them?’ somebody asks, perhaps sure of a no. You planted it for people who would come, and you were simply there already.',
      'trust far':
        'In the evening the woman of the house sits down by your pot and says that she is fond of you. Her basil wants water, you answer, and are gone with the can. She may fear she said too much. You know what a plant asks of you, and she was asking for nothing.',
      'work delay':
        'Someone has put a bench under the tree. You lay your hand on its back, see a shoot that has to be tied first, and go for a stake, and then the shears. They may suppose you prefer the heat. You can wait years for a root, and so you could wait to sit.',
      'work heat':
        'The sapling is in. You dig the next hole, though there is no tree for it, and then a ditch, by moonlight. ‘It stands,’ calls somebody from the porch, who may well admire your strength. The tree had taken over its own growing by then, and your spade had not been told.',
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
    scenes: {
      'friendship delay':
        'There is bread in the oven, and you think of the woman from the library. You begin a message, and decide that the soup ought to be better first. When it is, she has left, believing perhaps that you have friends enough. She was only to come at the right moment of the onions.',
      'friendship heat':
        'At seven you hear that they ate out without you, and the bread stays uncut. By eight three people are crossed off for Friday. At noon the phone lies by the onions, and you chop. You may be cooking a feast, they imagine. Each has a chair with you, and the chairs hurt.',
      'friendship hidden':
        'The plates are washed, and you can still smell who sat where: wet wool, lemon soap. You think longest of the one who has not come since May, and fold her napkin. Others sit there now, she perhaps tells herself. Your kitchen was full of her, and smells do not reach so far.',
      'order delay':
        'The pan could go to the table. You taste, add three grains of salt, taste, and in the doorway turn back to the flame, while somebody groans with hunger. They may suppose you love the stove best. You like these people, and they were to find nothing to forgive in it.',
      'order ease':
        'The first bite is in your mouth, and you are in another kitchen, where the oil was greener and somebody hummed. Beside that, this is only good, and the fork stops. You may look lost in the taste. Your tongue keeps all that it loved, and that evening happened to answer first.',
      'order heat':
        'A guest tells you how they eat artichokes at home, and puts the leaf in with the wrong end first. ‘The other way,’ you say, and have turned it in his fingers. He may feel watched at each bite. You saw the best part about to be lost, and wanted him to have it.',
      'patience delay':
        'In the hall hangs the accordion that you want to play. After the meal somebody looks at it, and you say: in summer, when the windows are open. You dust it on Fridays. Guests may suppose a lodger left it behind. For bread any evening is good enough, and this is more than bread.',
      'patience heat':
        'On Monday you salted cabbage into a crock, singing, and wrote the date on it. It is Thursday, it smells of nothing yet, and you are reading about cheese. Friends may marvel at all your plans. Onions pay you back the same evening, and cabbage keeps its thanks for later.',
      'provision heat':
        'The fig in your mouth is the best of the year, and you chew slowly. Then a plate goes by with honey on it, your hand is out, and the fig is gone without a taste. How contented, the others perhaps think. Your eyes have no tongue, and they had not been fed.',
      'provision hidden':
        'On Tuesday nobody comes. You cut the bread, pour oil on it, read the newspaper, and when the plate is empty you could not say what was on it. Friends may imagine you enjoying every crumb. Only there was no face across the table to show you how good it is.',
      'service delay':
        'All plates are full. They call you to the table, and you sit on the edge, see an empty glass, and are up. The last onions go to a latecomer. Cooks may live on the smell, they suppose. Your hunger stood so quietly by the stove that it seemed to have eaten.',
      'trust far':
        'Between two loud stories somebody says how good it is that you are here. You see the empty jug, and are at the tap. Perhaps the noise swallowed it, she thinks. You know how to make a guest welcome, and it was new to sit on the other side of the bread.',
      'trust heat':
        'The new guest praises the soup, and you have already invited her for the summer. She lays down her spoon. You get up and talk very smoothly about the oven. Something may be burning, she thinks. You were so glad of her that all the dishes came at once.',
      'trust hidden':
        'They have told you about the move, the quarrel and the new knee. In the doorway somebody asks ‘and you?’, and you wrap up some bread for them. All must be well where it smells so good, they may reason. Your own news had been in the kitchen all evening, keeping warm.',
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
    scenes: {
      'order delay':
        'The bench is true. You lay the level on it once more, take off a shaving as thin as paper, and lay it on again. The others wait with the lantern, charmed perhaps by such love of work. You were listening for the wood to say that it is good, and wood is silent.',
      'provision heat':
        'The spade in your hand is dark from your own palm, and you like it. Next to you somebody unpacks one that shines, and at once yours is heavy. You ask to hold it, and he may feel honoured. Your hand took ten years to make its friend, and your eye took a second.',
      'service delay':
        'You have sharpened the scythes of the whole yard. Yours comes last, and gets two strokes. Your glove has had a hole since spring. ‘And you?’ someone asks, and may take your wave for an answer. The end of the row has been yours for so long that it looks like your place.',
      'service far':
        'They cut the loaf in the stable, and you have taken the heel before you look, and then the blanket with the tear. ‘You need so little,’ they say with respect, and perhaps cut the next one thinner. You wanted them to be glad of you, and the heel seemed polite.',
      'service heat':
        '‘Who takes the sacks?’ somebody asks, and you have one on each shoulder and a third under your arm. At the top you look round, alone, and are cross. Below they stand, and perhaps believe they were in your way. It was the third sack that was cross, and it was heavy.',
      'trust far':
        'The day is done, and the old carter sits down in the straw beside you and asks where you come from. You see the empty bucket, and are at the pump. You may like silence, he supposes. In a harness you know which way to pull, and here somebody had only made room.',
      'trust heat':
        'Somebody new in the yard offers you company on the way home. Before the first bend you have told her about the lost farm, and at the second you walk ahead in silence. You may be late, she supposes. You had wanted to know each other well, and it was a short road.',
      'work delay':
        'You have hung up your apron and sat down on the step. Then the lamp shows a splinter in the handle of the spade, and after the spade there is the rake. Those going home may envy your strength. A furrow has an end to stand still at, and a yard goes round.',
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
    scenes: {
      'friendship delay':
        'You would like to ask her to the harvest fair. First you find out if she likes music, over three cups of tea, and then if she minds dust. When you have the words, her bicycle is gone. Fairs may bore you, she has decided. It was to be a question without loose ends.',
      'order far':
        'They wanted a plain border, three fingers wide. It is past ten, you have measured it in eight places, and undo a perfect row. That is perhaps your custom, the others suppose. At a strange loom you do not know where people look, and so you looked everywhere.',
      'service delay':
        'Your friend tries on the shawl that you have made, and it falls well. There is wool left, and you put it by for her neighbour, though you are cold. She may suppose weavers are warm. You know the width of all their shoulders, and have never measured your own.',
      'speech heat':
        '‘Then weave it by yourself,’ you say. The shuttle is on the floor, and ‘I would so much rather do it with you’ still behind your teeth. Whoever picks it up may blame the pattern. You had pulled with all your weight, as one pulls at something that one means to keep.',
      'trust delay':
        'He has stood by you through two floods and a lawsuit. Now he asks for a plain yes, and you say ‘after the winter’, and hold each word of his to the light. Perhaps you doubt yourself, he thinks. A yes of yours is worn for years, and was to keep its colour.',
      'trust ease':
        'You talk of wool and rain. There is something that you learned at noon, and once you draw breath for it, but a thread has to be joined. Such a carefree day, your friend may tell herself. The shuttle ran so well that it left no gap of that size.',
      'trust far':
        'It is evening, the looms stand still, and the woman from the next corner takes your hand and says how dear you have become. You see the tangled ends, and are on your knees with them. Such a tidy soul, she may think. Your answer takes years, and your fingers looked for something shorter.',
      'trust heat':
        'He is late, and to you it is a pulled thread. You ring, and ring again, and stand before his house, and when he comes, pleased, you say stiffly that you were only passing. He may feel a coolness. You had run the whole road for fear that something was tearing.',
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
        'What has stood in your room for years you no longer question. Friends who have come just as long you still question:',
      'trust far': 'A cupboard only wants to be looked after. A person wants you to sit down:',
      'trust heat': 'To an old thing you give its time. A new face gets none from you:',
      'trust hidden': 'Upstairs all is tidy, and the key to the cellar stays with you:',
    },
    scenes: {
      'friendship delay':
        'You measure the room for a second chair, and a guest’s knee would touch the cupboard. Perhaps in spring, you think, and lay down the phone with the number half dialled. At the other end they take you for busy. You wanted them to sit well, and it was a host’s thought.',
      'provision delay':
        'You hold the good tablecloth up to the light, count the ones below it, and perhaps count them again before it goes back on its shelf. Your guests think that you like bare wood. You put the linen by so that there would be some for everybody, and there is.',
      'provision heat':
        'Your half has stayed with you, and you wind the old clock. Then you remember the one in the other’s hall, with its deeper sound, and yours may look small already. They believe that you have what you wanted. You did love it when you carried it in, and it is still ticking.',
      'provision hidden':
        'You come up from the cellar, where you have gone through the list again, and sit down to think of what is missing. The bread beside you is fresh, the lamp has been mended. Friends suppose that you enjoy such rooms daily. Perhaps your eyes are still used to the dark down there.',
      'service delay':
        'One friend needs a lamp, another a warm blanket, and you squeeze along the wall for both. Your own tea has gone cold on a shelf, and you may have forgotten whose it was. They suppose that you prefer to be up. Both your hands were full, and what they held was kindness.',
      'service far':
        'They divide what was in the drawers, and you are to choose as well. Your hand goes past the silver and the good scarf, and perhaps takes the ball of string. How modest, somebody says, and nobody offers twice. You dusted it all as theirs for years, so no piece looked like yours.',
      'speech heat':
        'They have answered your ‘mine’ in the same voice and gone. Your hand lies on the worn side of the cupboard, and the words about all those summers beside it may come only now. They had heard one word. You were fond of it from the first, and had no breath left for that.',
      'trust delay':
        'Your neighbour holds the cupboard door while you look for candles, as she has done each winter. Perhaps you follow her eyes along the shelves, and leave one box shut until she has gone. She believes that you are tired. So much was left in your keeping that you look twice.',
      'trust far':
        '‘Leave the dusting and sit with me’, says the one whose things they are. You hear how warmly it is meant, and perhaps ask if the second shelf should be done too. They smile, and believe that you did not hear. Your hands have been welcome here so long that they answered first.',
      'trust heat':
        'Somebody new on the stairs admires the cupboard. You tell her whose it was, and what was owed, before she has given her name, and then perhaps you hear yourself and pull the door to. She goes up, sure that she came at a bad time. It was something dear that you showed her.',
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
    scenes: {
      'friendship delay':
        'You would like the two from the lower road to come and taste. You sweep round the edge, carry out a bench, and it may be dark before you have decided what to call out. They walk home and suppose the well is private. It was for them that you carried the bench.',
      'friendship hidden':
        'On page ninety stands the line at which an old friend would laugh. You see the face, hear the laugh, and perhaps close the book as if you had visited them. Across the town somebody reckons that you are deep in your studies. That smile was meant for them, and it was real.',
      'learning delay':
        'Somebody passing holds out a cup and asks how one finds water so deep down. You could tell them in ten sentences, and may answer that one more layer has to be looked at first. They take you for a beginner. The water round your boots came up because you dug.',
      'learning ease':
        'Behind the house there are five small holes by now, and on the table five books with the marker near the front. The first spadefuls may be the best part of the week. Visitors take you for a scholar. Your hands were truly glad each time, and nothing was taken from the well.',
      'learning heat':
        'They are still crumbling the soil when you call that there is water under the pear tree, and there is. ‘How did you see that?’ somebody asks, and perhaps your ears grow hot. They believe that you guard the art. You saw truly, and the ground between is still there to be walked.',
      'order far':
        'They fill their cans by eye and go. You hold yours at the mark, let in three drops, wipe the rim, and may do the same for the woman behind you. How thorough, they say, and shift their feet. Nobody here has told you when a can is full, and none has gone short.',
      'order heat':
        'Somebody shows you their well, muddy to the knees and proud. You see that the rope runs on the wrong side, and you may have shifted it before they have finished their sentence. They feel that you came to find fault. You came to look, and your hand wished that rope a long life.',
      'provision heat':
        'You look over the fence to see how deep they have got, and see the new bucket with the copper rim. Yours, which was a good one this morning, may hang there now like something borrowed. They suppose that you admire their digging. Yours holds water as before, and you only looked across.',
      'provision hidden':
        'You wonder what is missing in your days, while the kettle sings and the bench by the wall is warm. ‘How well you live’, a visitor says, and perhaps you look round to see what is meant. They take it for modesty. Your eyes are set for depth, and all this is near.',
      'service delay':
        'One jug is filled, then a goat is watered, then somebody asks if you would carry it to the gate. Your tongue sticks to the roof of your mouth, and perhaps you say that you had some earlier. They believe it gladly. You were busy with their thirst, and yours is the same one.',
      'speech delay':
        'They ask what your book says to it. You turn the sentence over, put in a clearer word, and perhaps it is just right when somebody begins to stack the plates. They conclude that the book is silent there. You only wanted to draw it up for them without any sand.',
      'speech heat':
        '‘You are wasting your time there’, you call across the fence, and something short comes back. There is more, that you have always liked to see them dig, and perhaps it reaches your mouth when they have gone indoors. They feel despised. You called because you would have liked them nearer.',
      'trust far':
        'Somebody in the queue lays a hand on your arm and says how glad they are that you came. You grow warm up to your ears, and perhaps ask if their can is heavy, and take it. They suppose that you have not understood. In a strange place you held on to a handle.',
      'trust heat':
        'Somebody new leans on the fence and says ‘good evening’. You give them half your youth, see them step back, and perhaps speak from then on only of rain, with the spade upright before you. They fear that they kept you from work. It was a whole welcome, and came all at once.',
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
    scenes: {
      'friendship delay':
        'A customer whom you like lingers by the door, and you have a sentence ready about tea after closing. You straighten the scales, look for better words, and perhaps it is six by then, and they have gone. They imagine your evenings full. You were careful with their time, as with their change.',
      'order far':
        'It is only a bag of nails, and they would have tossed it across. You weigh it, take one out, put it back, write the figure twice and perhaps rule a line below. The customer admires it and has a tram to catch. In all that noise your scales were the one sure thing.',
      'provision hidden':
        'You walk in under the sign, past the warm stove and the smell of coffee, and notice that a hinge is loose. At the counter they may be saying how good it is here. They believe that you feel it every morning. For twenty years your eye was asked to find the hinge.',
      'service delay':
        '‘And what do you take home yourself?’ asks the last customer, with three parcels in her arms. You look along the shelves that you filled for others, and may say that there is nothing you need. She believes it. Your own parcel is in the back room, and its waiting has hurt nobody.',
      'standing delay':
        'With the new thing under your arm you stop at the other merchants’ door, look down at your shoes, and undo the paper to check a corner. Perhaps inside they are just praising your work. To them you are the one who is certain. Your hand is only being fair to what it carries.',
      'standing ease':
        'Somebody takes a parcel, says ‘thanks’, and the bell rings behind them. Your hand is still on the string, and you may be going through what was different today, the bow, your face. They meant that all was good, as ever. After so many warm years, a short word sounds like half of one.',
      'standing heat':
        'Somebody praises the new shop on the corner. You go on wrapping, and perhaps you are working out already how early you could open tomorrow, and how much faster you could tie a bow. They admire such diligence. Twenty years of mornings were listening, and it is natural that they pricked up their ears.',
      'trust far':
        'One of the noisy ones next door sits down on your step and says how good it is to have you here. You feel it, and perhaps get up to fold their boxes. A worker through and through, they say, and help. It was an answer, in a language you both speak.',
      'trust heat':
        'Somebody new comes in out of the rain, and you are round the counter with three questions and a chair. They are only looking, and perhaps you are back behind the scales at once, stiff and correct. They wonder which rule they broke. It was offered in earnest, and it is a good chair.',
      'trust hidden':
        'Across the counter you hear of a lost key, a leaking roof and a quarrel upstairs, and weigh the sugar. ‘And you?’ asks somebody at the door, and you may say that one cannot complain. They go home sure that nothing troubles you. Your news stood in the queue and let the others go.',
      'work delay':
        'The shutter is down, and you turn the labels to the front and see that the lowest shelf needs a cloth. The stool has perhaps stood ready since seven. From the street they say how you love this work. You do, and your legs have stood up for it all day.',
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
    scenes: {
      'friendship delay':
        'Somebody new has laughed at the same thing as you, twice. You think of a soup by the stove, then of how little salt you have shared, and may still be counting when the summer is over. They see your table and believe it full. In your mind you had moved up for them.',
      'friendship ease':
        'The evening comes, the bread is cut, the chairs stay empty. By Friday you have gone over the last evening joke by joke, and may have found the sentence that it must have been. The others believe that somebody put it off. Your sentence was a good one, and they laughed at it.',
      'friendship heat':
        'On Thursday the chair stayed empty. Before the kettle boils you may have carried it up to the loft in your mind, and the friendship with it, and at noon you lift the phone and lay it down. They imagine that you are busy. You counted because each visit was worth something to you.',
      'friendship hidden':
        'In a window hangs the very lamp that one of them wished for two winters ago. You look until your nose is cold, see it above their desk, and perhaps walk home as if you had hung it there. That friend believes the wish forgotten. It has been kept, and in a warm place.',
      'patience heat':
        'The long table for the yard was a joy to draw, and you sawed the first plank whistling. Now eleven more have to be sanded, and you may look at them as at a wet Monday. Your friends suppose that you found something better. Eleven are dull, and the wood is good.',
      'provision heat':
        'Four painted bowls, and at seven you set them out with pride. At half past somebody speaks of a set with a blue rim, and perhaps yours look a little thick before the soup is eaten. All your friends take you for content. You were, for half an hour, with your whole heart.',
      'service delay':
        'The bread goes round, and after it the wishes, and you fill each glass and ask each one. When it comes to you, you go to see about the soup, and perhaps stay until they speak of something else. They have you down as content. The pot needed both hands just then.',
      'standing delay':
        'At a friend’s gate you wipe your shoes a second time, go over what you said last year, and perhaps smooth the paper round the loaf. Inside they praise your bread already, and call you the calm one who doubts nothing. It is out of fondness that your finger waits before the bell.',
      'trust far':
        'They pull out a chair and say that this one is yours now. You see the cushion, and how they look at you, and perhaps you reach for the bread knife and slice. They laugh and take you for hungry. A chair is much for one evening, and a knife can be held.',
      'trust heat':
        'On their first evening you tell somebody what you usually tell in the third year, and fill their plate twice. Then a joke goes astray, and perhaps you pass things at arm’s length. They ask themselves if they ate too much. You gave a whole sack at once, and it was good salt.',
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
      'courage heat':
        '‘So you are back’, somebody says, and you hear a hook in it. ‘Am I not allowed to be?’ you answer, and perhaps only after that you smell the soup they kept warm. They take you for somebody fearless. You had come from deep quiet, where a single drop is loud.',
      'friendship delay':
        'A second cup beside you on the bank would be pleasant. You choose the day, think how you would ask, hear the stillness move, and perhaps hang the cup on its hook again. They suppose that you want to be alone. So you spared each other, and it was kindly done on both sides.',
      'friendship hidden':
        'You sit against the wall, and they come to your mind one by one, the one who sings, the one who is moving house. You wish each of them well, and perhaps go home as warm as after a talk. They believe you need nobody. In that hour not one was left out.',
      'order far':
        'Somebody asks you to cut the cake, and you may turn the plate three times and make every slice the same to a crumb, while the talk goes on loudly above you. They think that you do it for pleasure. No one here weighs a slice, and your hand is allowed to shake.',
      'patience hidden':
        'You are just beginning to see what it is, down there, when you remember the bird bath, then the letters, then the boots by the door. By evening there may be eighteen small things done, and you count them. Others marvel at you. Each of them deserved it, and the one has stayed clear.',
      'provision heat':
        'You come home with a clear head and hay on your sleeve. At the fourth house there is a veranda with a lamp, and your own step is perhaps a poor one when you reach it. People see you as wanting nothing. For an hour it was so, and that hour was true.',
      'service delay':
        'You kneel at the edge at last with your sleeves rolled up. Somebody calls that a key is lost, then a neighbour’s goat is out, and your sleeves may still be dry at dusk. They praise how quickly you come. What lies in your water has not grown heavier, and two people sleep well.',
      'trust far':
        'Through the noise somebody bends towards you and asks how you really are. For a breath you could say it, and then perhaps their glass is empty, and you are off for the jug. What a treasure, they say, and suppose all is well. Your hands shook a little, and the jug steadied them.',
      'trust heat':
        'The new neighbour has a dog, and you are down on your knees, telling both the story of your life. They must get on, and perhaps you stand up with a face like a shut gate. They decide you do not care for company. You were all warmth, and the dog believed every word.',
      'trust hidden':
        'Back in the street, calm again, you may ask a neighbour about her stairs, her garden and the old dog. ‘And you?’ she says. ‘All quiet, thank you.’ She thinks that with you every day is like this. You told no lie. What came before the calm can be told as well.',
      'work delay':
        'The cat lies in the sun and has left you half the bench. You would sit down too, only the hinge squeaks, and the beans want tying, and after that perhaps the lamp. The neighbours take you for somebody who likes it. You were making the quiet tidy, so it could come in.',
      'work heat':
        'The path to the pool is clean, and you sweep on, along the hedge, round the shed, in the last light. ‘Leave some for tomorrow’, a friend calls, and your hands may close harder on the broom. They see somebody tireless. Your arms had found something simple, and were glad of it.',
    },
  },
}
