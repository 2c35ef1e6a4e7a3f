# Challenges.

# Испытания
challenge-hunted-major-name = До последнего
challenge-hunted-major = «Жертва», в одиночку: победите, одолев Последнего Врага.
challenge-hunted-bare-name = Голыми руками
challenge-hunted-bare = «Жертва», в одиночку: победите, не получив ни одной карты.
challenge-hunted-unhurt-name = Ни царапины
challenge-hunted-unhurt = «Жертва», в одиночку: победите, не получив ни одного Удара.
challenge-hunted-pair-name = Своих не бросаем
challenge-hunted-pair = «Жертва» по второму фильму с двумя аватарами, оба ваши: победите, и пусть никто из них не погибнет.
challenge-alien-clean-name = Внутри пусто
challenge-alien-clean = «Чужой», в одиночку: победите так, чтобы в вас ни разу не внедрили зародыш.
challenge-alien-drones-name = Весь Улей
challenge-alien-drones = «Чужой», в одиночку, в каждой мини-колоде на два Дрона больше: победите.
challenge-hunters-best-name = Лучший охотник
challenge-hunters-best = «Охотники» против двух ботов: победите и не погибните.
